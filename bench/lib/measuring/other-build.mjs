// A resolve hook: the packages are those of a checkout that is named, whoever asks for them.
let root;

export function initialize(data) {
  root = data.root;
}

export const resolve = (specifier, context, next) =>
  next(
    specifier,
    specifier.startsWith("@chainwright/")
      ? { ...context, parentURL: new URL("package.json", root).href }
      : context,
  );
