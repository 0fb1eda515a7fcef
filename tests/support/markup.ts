// Reads the markup of a page that was rendered without a browser. React writes it, so each tag has its end but for those
// below, each value is in double quotes, and `<` and `>` in texts and values are escaped.

/** An element with its contents. Texts next to each other are one. */
export interface Part {
  readonly tag: string
  /** Its attributes, as they are written. */
  readonly written: string
  readonly contents: readonly (Part | string)[]
}

/** Tags without contents and without an end. */
const empty = new Set(['area', 'base', 'br', 'col', 'hr', 'img', 'input', 'link', 'meta', 'source', 'wbr'])

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }
const decoded = (text: string) =>
  text.includes('&')
    ? text.replaceAll(/&(#x27|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    : text

/** Matches a part that no page shows (a comment, a script, a style), the end or the beginning of an element, or a text. */
const piece =
  /<!.*?>|<(script|style)\b.*?<\/\1>|<\/(?<end>[^>]+)>|<(?<begin>[^\s/>]+)(?<written>[^>]*)>|(?<text>[^<]+)/gs

/** The document that markup writes. @throws when an element does not end, or not within the one around it */
export function readMarkup(markup: string): Part {
  const document = { tag: 'document', written: '', contents: [] as (Part | string)[] }
  const open = [document]
  for (const { groups: { begin, written = '', end, text } = {} } of markup.matchAll(piece)) {
    const { tag, contents } = open.at(-1) ?? document
    if (text !== undefined) {
      const before = contents.at(-1)
      if (typeof before === 'string') contents[contents.length - 1] = before + decoded(text)
      else contents.push(decoded(text))
    } else if (begin !== undefined) {
      const part = { tag: begin, written, contents: [] }
      contents.push(part)
      if (!empty.has(begin)) open.push(part)
    } else if (end !== undefined) {
      if (end !== tag) throw new Error(`</${end}> is in <${tag}>`)
      open.pop()
    }
  }
  if (open.length > 1) throw new Error(`<${open.at(-1)?.tag}> has no end`)
  return document
}

/** The elements and texts within an element, at any depth, in the order of the document. */
function contentsOf(part: Part, into: (Part | string)[] = []) {
  for (const one of part.contents) {
    into.push(one)
    if (typeof one !== 'string') contentsOf(one, into)
  }
  return into
}

const joined = (contents: readonly (Part | string)[]) =>
  contents
    .filter((one) => typeof one === 'string')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The text of an element, with one space between its parts; nothing for none. */
export const textOf = (part: Part | undefined): string => (part ? joined(contentsOf(part)) : '')

/** The text of an element before another one that is in it. */
export function textBefore(part: Part, end: Part): string {
  const contents = contentsOf(part)
  return joined(contents.slice(0, contents.indexOf(end)))
}

/** A text as an expression that finds it; an expression as it is. */
export const literally = (text: string | RegExp): RegExp =>
  typeof text === 'string' ? new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)) : text

/** The elements of some tags within an element, at any depth, in the order of the document; all elements without a tag. */
export const partsOf = (part: Part, ...tags: readonly string[]): Part[] =>
  contentsOf(part).filter(
    (one): one is Part => typeof one !== 'string' && (tags.length === 0 || tags.includes(one.tag)),
  )

/** An attribute of an element; undefined for none. */
export function attribute({ written }: Part, name: string): string | undefined {
  const begin = ` ${name}="`
  const at = written.indexOf(begin)
  const value = at + begin.length
  return at < 0 ? undefined : decoded(written.slice(value, written.indexOf('"', value)))
}

/** The element with an id; undefined for none. */
export const partWithId = (part: Part, id: string | undefined): Part | undefined =>
  partsOf(part).find((one) => id !== undefined && attribute(one, 'id') === id)

/** The first element of that name: of that label, or with that text. */
export const named = (part: Part, tag: string, name: string): Part | undefined =>
  partsOf(part, tag).find((one) => (attribute(one, 'aria-label') ?? textOf(one)) === name)
