/**
 * Unpacks no more than so many bytes: few bytes can be packed so that they fill the memory.
 * @throws RangeError where there are more
 * @throws TypeError where they cannot be unpacked
 */
export async function unpackAtMost(
  bytes: Uint8Array,
  format: "gzip" | "deflate-raw",
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  return bytesAtMost(
    new Blob([new Uint8Array(bytes)]).stream().pipeThrough(new DecompressionStream(format)),
    most,
  );
}

/** @throws RangeError where there are more */
export async function bytesAtMost(
  stream: ReadableStream<Uint8Array>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const reader = stream.getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    length += part.value.length;
    if (length <= most) continue;
    await reader.cancel();
    throw new RangeError(`more than ${most} bytes`);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
