// Positions in a JSON text: the errors of the wire contain line and column.

/** The line and column of a character, both from 1. */
export function positionIn(text: string, at: number): string {
  const before = text.slice(0, at)
  const line = before.split('\n').length
  return `line ${line} column ${at - before.lastIndexOf('\n')}`
}

const SPACE = /[\s,:]/
const END_OF_SCALAR = /[\s,\]}]/

function skipSpace(text: string, at: number): number {
  let next = at
  while (next < text.length && SPACE.test(text.charAt(next))) next += 1
  return next
}

function endOfString(text: string, at: number): number {
  let next = at + 1
  while (next < text.length && text[next] !== '"') next += text[next] === '\\' ? 2 : 1
  return next + 1
}

/** The end of the value that begins at a position. The text is valid JSON. */
function endOfValue(text: string, at: number): number {
  const first = text[at]
  if (first === '"') return endOfString(text, at)
  if (first !== '{' && first !== '[') {
    let next = at
    while (next < text.length && !END_OF_SCALAR.test(text.charAt(next))) next += 1
    return next
  }
  let depth = 0
  let next = at
  do {
    if (text[next] === '"') {
      next = endOfString(text, next)
      continue
    }
    if (text[next] === '{' || text[next] === '[') depth += 1
    if (text[next] === '}' || text[next] === ']') depth -= 1
    next += 1
  } while (depth > 0)
  return next
}

/** The end of the value at a path, which is where a parser notices an error in it. */
export function endOfPath(text: string, path: readonly (string | number)[]): number {
  let at = skipSpace(text, 0)
  for (const key of path) {
    const isObject = text[at] === '{'
    at = skipSpace(text, at + 1)
    for (let index = 0; ; index += 1) {
      if (isObject) {
        const end = endOfString(text, at)
        const name = JSON.parse(text.slice(at, end)) as string
        at = skipSpace(text, end)
        if (name === key) break
      } else if (index === key) break
      at = skipSpace(text, endOfValue(text, at))
    }
  }
  return endOfValue(text, at)
}
