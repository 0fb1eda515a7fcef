// Splits a query into words for colours and completion. Only the region parses queries. Rule: MET-1.

/** One word of a query and its position; the first character is at 0. */
export interface QueryWord {
  kind: 'name' | 'text' | 'moment' | 'span' | 'number' | 'sign'
  text: string
  at: number
}

// The order matters: a span is tried before a number, longer signs before shorter ones. Unfinished texts and
// timestamps are words too, since they occur while typing.
const shapes: readonly (readonly [QueryWord['kind'], string])[] = [
  ['moment', String.raw`@(?:now\(\)|[\w:.-]*)`],
  ['text', String.raw`"(?:[^"\\]|\\.)*"?|'(?:[^'\\]|\\.)*'?`],
  ['span', String.raw`\d+(?:ms|s|m|h|d|w)(?!\w)`],
  ['number', String.raw`-?\d+(?:\.\d+)?`],
  ['name', String.raw`[A-Za-z_]\w*(?::\w*)?`],
  ['sign', String.raw`&&|\|\||==|!=|<=|>=|~=|\S`],
]
const word = new RegExp(shapes.map(([kind, shape]) => `(?<${kind}>${shape})`).join('|'), 'g')

/** The words of a query, in order, without spaces and line breaks. */
export const queryWords = (query: string): QueryWord[] =>
  [...query.matchAll(word)].flatMap(({ groups, index, 0: text }) => {
    const kind = shapes.find(([name]) => groups?.[name] !== undefined)?.[0]
    return kind ? [{ kind, text, at: index }] : []
  })
