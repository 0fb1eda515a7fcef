// Reads the markup of a page that was rendered without a browser.

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" }

/** The text of markup. */
export const textOf = (markup: string) =>
  markup
    .replaceAll(/<script.*?<\/script>/gs, '')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(#x27|\w+);/g, (whole, name: string) => entities[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

/** A text as an expression that finds it; an expression as it is. */
export const literally = (text: string | RegExp): RegExp =>
  typeof text === 'string' ? new RegExp(text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)) : text

/** The elements of a tag, in their order. Each ends at the first end of its tag. */
export const partsOf = (markup: string, tag: string) =>
  [...markup.matchAll(new RegExp(`<${tag}[ >].*?</${tag}>`, 'gs'))].map(([part]) => part)

/** An attribute of the first tag of markup; undefined for none. */
export const attribute = (markup: string, name: string) =>
  new RegExp(`^<[^>]* ${name}="([^"]*)"`).exec(markup)?.[1]

/** The first element of that name: of that label, or with that text. */
export const named = (markup: string, tag: string, name: string) =>
  partsOf(markup, tag).find((one) => (attribute(one, 'aria-label') ?? textOf(one)) === name)
