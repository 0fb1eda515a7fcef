/** A value that is made at its first use. For formats of `Intl`: making one takes milliseconds on a slow machine. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined
  return () => (made ??= make())
}
