import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const src = new URL('../', import.meta.url)
const sheets = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.css'))

/** A selector in its compounds, with what is in brackets left out but for `:has()`, which is kept as `:has`. */
function compoundsOf(selector: string): readonly string[] {
  let text = selector
  for (const inner = /:(has|not|is|where)\([^()]*\)|\([^()]*\)/; inner.test(text);)
    text = text.replace(inner, (all, name?: string) =>
      name === 'has' || all.includes(':has') ? ':has' : name === 'is' || name === 'where' ? '.any' : '',
    )
  return text.split(/\s*[>+~]\s*|\s+/).filter((compound) => compound !== '')
}

/** The selectors of a sheet that ask `:has()`. */
const selectorsIn = (css: string) =>
  [...css.replaceAll(/\/\*[^]*?\*\//g, '').matchAll(/([^{};]+)\{/g)]
    .flatMap(([, list = '']) => list.split(/,(?=(?:[^()]|\((?:[^()]|\([^()]*\))*\))*$)/))
    .map((selector) => selector.trim())
    .filter((selector) => !selector.startsWith('@') && selector.includes(':has('))

/** Whether a browser can find the elements of a compound without asking all of them. */
const isNamed = (compound: string) => /[.#[]|^[a-z]|^&/.test(compound)

/** The reason why a selector is dear: the browser asks every element, or resolves all of them at each change. */
function faultOf(selector: string): string | undefined {
  const compounds = compoundsOf(selector)
  const subject = compounds.findIndex((compound) => compound.includes(':has'))
  if (/^(html|body|:root|#root|:global)(?![\w-])/.test(compounds[subject] ?? ''))
    return 'is about the whole page'
  const unnamed = compounds.slice(subject).find((compound) => !isNamed(compound.replace(':has', '')))
  return unnamed === undefined ? undefined : `has ${unnamed} without a class, an attribute or a tag`
}

describe('a rule with :has() is asked of few elements, and resolves few again (decision 073)', () => {
  it.each([
    ['html:has(.strip)', 'is about the whole page'],
    [':root:has(.dock) .side', 'is about the whole page'],
    [':has(> .failure)', 'has :has without a class, an attribute or a tag'],
    ['.line:has(> .present[data-side="beside"]) .body > *', 'has * without a class, an attribute or a tag'],
    ['.bar:has(> button + button) > :first-child', 'has :first-child without a class, an attribute or a tag'],
    ['tr:has(> td > .check > :checked) > td:first-child', undefined],
    ['.line:not(:has(> [data-side])) .body', undefined],
  ])('%s', (selector, fault) => {
    expect(faultOf(selector)).toBe(fault)
  })

  it('in all sheets', () => {
    const faults = sheets.flatMap((file) =>
      selectorsIn(readFileSync(new URL(file, src), 'utf8')).flatMap((selector) => {
        const fault = faultOf(selector)
        return fault ? [`${file}: ${selector} ${fault}`] : []
      }),
    )
    expect(faults).toEqual([])
  })
})
