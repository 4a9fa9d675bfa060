export const duelMasters: Readonly<Record<string, string>> = {
  "moment.no-draw": "{player}[은/는] 첫 턴이므로 드로우하지 않는다.",
  "moment.resolving": "“{card}”의 효과를 처리한다.",
  "moment.resolved": "“{card}”의 효과 처리가 끝났다.",
  "moment.fizzled": "“{card}”의 조건이 충족되지 않아 아무 일도 일어나지 않는다.",
  "moment.summoned": "{player}[이/가] “{card}”[을/를] {way, select, put {배틀존에 냈다} other {소환했다}}.",
  "moment.attack":
    "{player}[이/가] “{attacker}”[으로/로] {direct, select, yes {상대 플레이어를} other {“{target}”[을/를]}} 공격했다.",
  "moment.battle":
    "배틀: “{attacker}” ({attackerValue}) {direct, select, yes {} other {대 “{target}” ({targetValue})}}.",
  "moment.triggered": "“{card}” ({player})의 능력이 트리거되어 대기한다.",
  "moment.begins": "“{card}”의 능력이 이제부터 적용된다.",
  "moment.ceases": "“{card}”의 능력은 더 이상 적용되지 않는다.",
  "moment.ruled":
    "{does, select, forbid {“{card}”에 대해서는 “{by}” 때문에 할 수 없다} other {“{card}”에 대해 “{by}”[이/가] 결정한다}}.",
  "moment.replaced": "“{card}”에 일어날 일이 치환됐다.",
  "moved.destroyed":
    "{because}{owner}의 “{card}”[이/가] 파괴{to, select, graveyard {됐다} other {되어 대신 {toPlace}[으로/로] 갔다}}.",
  "moved.material": "{because}{owner}의 “{card}” 위에 진화 크리처를 겹쳤다.",
  "because.battle": "{known, select, yes {“{by}”[과/와]의 배틀에서 } other {배틀에서 }}",
  "zone.material": "밑의 카드",
  "place.material": "크리처 밑",
  "phase.start": "턴 개시 스텝",
  "phase.draw": "드로우 스텝",
  "phase.main": "메인 스텝",
  "phase.end": "턴 종료 스텝",
  "ask.trigger": "{player}[은/는] 다음에 어느 능력이나 카드를 사용하는가?",
  "ask.choose at activation": "{player}[은/는] 어느 카드를 고르는가?",
  "option.activate": "사용: {card}",
  "option.activate-effect": "능력 {effect} 사용: {card}",
  "option.attack-directly": "상대 플레이어를 공격: {card}",
  "decline.trigger": "사용하지 않는다",
  "ui.no-chain": "대기 중인 것이 없다.",
};
