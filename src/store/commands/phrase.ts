/** A text in which some parts, usually names, stand out. Plain data: it can be computed, compared and logged. */
export type Phrase = readonly (string | { readonly name: string })[]

/** A template tag: what is filled in stands out, as in ``phrase`Stop ${instance.name}?` ``. */
export const phrase = (texts: TemplateStringsArray, ...names: readonly string[]): Phrase =>
  texts.flatMap((text, at) => {
    const name = names[at]
    return [...(text === '' ? [] : [text]), ...(name === undefined ? [] : [{ name }])]
  })

/** A phrase as it is read aloud, without anything standing out. */
export const plainText = (parts: Phrase): string =>
  parts.map((part) => (typeof part === 'string' ? part : part.name)).join('')
