/** The fields that the compiler reads of each kind of node. Where two kinds have one name, the fields of both stand together. */
export type Read = Readonly<Record<string, readonly string[]>>;
