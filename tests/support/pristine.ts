// Checks whether the loaded document can have another console: a test may leave something that only a load
// removes.

declare global {
  interface Window {
    /** The differences from the loaded document, as text; empty when the next test can use it. */
    leftBehind?(): string[]
  }
}

/**
 * Runs in the page before anything else: notes the globals of the browser, to compare them later. The function must not
 * refer to anything else in this file.
 */
export function noteGlobals(): void {
  // Globals of the console, its libraries and the test support. The bindings of the test runner start with two
  // underscores.
  const own =
    /^(orrery\w*|callRules|noteCall|noteViolation|passOnCalls|leftBehind|beforeStart|axe|elementsFromPoint|traveller|checks|deadEndSearch|idle|takeShifts|drawPage|_reactListening.*|__.*|fetch|testFetch|WebSocket|\d+)$/
  const objects = () => [
    window,
    document,
    navigator,
    history,
    ...['clipboard', 'connection', 'storage'].map((name): unknown => Reflect.get(navigator, name)),
    ...[Storage, History, EventTarget, Node, Element, HTMLElement, Document, Crypto, Blob, File].map(
      ({ prototype }) => prototype as unknown,
    ),
    URL,
    Date,
    crypto,
    performance,
  ]
  const values = () =>
    objects()
      .filter((value) => typeof value === 'object' || typeof value === 'function')
      .map((object) => {
        const found = new Map<string, unknown>()
        for (const [name, { value, get }] of Object.entries(
          Object.getOwnPropertyDescriptors(object as object),
        ))
          if (!own.test(name)) found.set(name, typeof value === 'function' ? value : get)
        return found
      })
  const before = values()
  window.leftBehind = () => {
    const left = values().flatMap((now, index) =>
      [...now].flatMap(([name, value]) => {
        const known = before[index]
        return known?.has(name) && known.get(name) === value ? [] : [`${name} is another`]
      }),
    )
    const { documentElement, body } = document
    const strays = [...body.children].filter(
      ({ id, localName }) => id !== 'root' && !/^(no)?script$/.test(localName),
    )
    const attributes = [...documentElement.attributes, ...body.attributes]
      .map(({ name }) => name)
      .filter((name) => !/^(lang|data-(theme|rows|code|region|frame))$/.test(name))
    for (const name of attributes) {
      documentElement.removeAttribute(name)
      body.removeAttribute(name)
    }
    return [...left, ...strays.map(({ localName }) => `an element ${localName} is left`)]
  }
}
