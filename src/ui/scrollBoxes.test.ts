import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** The rules of a style sheet, including those within `@container` and `@media`: selector and declarations. */
const rulesOf = (css: string) =>
  [...css.replaceAll(/\/\*.*?\*\//gs, '').matchAll(/([^{};]+)\{([^{}]*)\}/g)].map(
    ([, selector = '', declarations = '']) => ({ selector: selector.trim(), declarations }),
  )

const scrolls = /overflow(-[xy])?:[^;]*\b(auto|scroll)\b/
const isPositioned = /position:\s*(relative|absolute|sticky|fixed)/

/** The selectors of a style sheet that scroll without being positioned. */
function leaking(css: string): string[] {
  const rules = rulesOf(css)
  const held = new Set(
    rules.filter(({ declarations }) => isPositioned.test(declarations)).map(({ selector }) => selector),
  )
  return rules
    .filter(({ selector, declarations }) => scrolls.test(declarations) && !held.has(selector))
    .map(({ selector }) => selector)
}

test('a scroll box without a position is found, wherever its rules stand', () => {
  expect(
    leaking('.a { overflow: auto hidden; } .b { overflow-y: scroll; } .c { overflow: hidden; }'),
  ).toEqual(['.a', '.b'])
  expect(leaking('.a { position: sticky; } @media print { .a { overflow: auto; } }')).toEqual([])
})

// Visually hidden text is positioned absolutely. In a scroll box that is not positioned it does not scroll, and
// makes the document as tall as the content of the box.
test('hidden text in a scroll box does not make the document taller: every scroll box is positioned', () => {
  const src = new URL('..', import.meta.url)
  const found = readdirSync(src, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.css'))
    .flatMap((path) =>
      leaking(readFileSync(new URL(path, src), 'utf8')).map((selector) => `${path} ${selector}`),
    )
  expect(found).toEqual([])
})
