import { expect, it } from 'vitest'
import { attribute, named, partsOf, partWithId, readMarkup, textBefore, textOf } from './markup'

const page =
  readMarkup(`<!--$--><script>a < b</script><section aria-label="Lots &amp; blocks" id="lots"><h2>Lots</h2>
  <section aria-label="Inner"><p>of 2<!-- --> racks</p><br/></section><input name="a" disabled=""/> &lt;after&gt;
</section><p>Fish &#x27;n&#x27; chips</p><!--/$-->`)

it('an element has all that is in it, elements of its tag too', () => {
  expect(partsOf(page, 'section').map(textOf)).toEqual(['Lots of 2 racks <after>', 'of 2 racks'])
  expect(partsOf(page, 'h2', 'p').map(textOf)).toEqual(['Lots', 'of 2 racks', "Fish 'n' chips"])
})

it('elements are found by label, text and id', () => {
  expect(named(page, 'section', 'Lots & blocks')).toBe(partWithId(page, 'lots'))
  expect(named(page, 'p', 'of 2 racks')).toBe(partsOf(page, 'p')[0])
  expect(named(page, 'p', 'none')).toBeUndefined()
})

it('attributes are those of an element alone', () => {
  const [field, section] = partsOf(page, 'input', 'section').toReversed()
  expect(field && attribute(field, 'disabled')).toBe('')
  expect(section && attribute(section, 'disabled')).toBeUndefined()
})

it('the text before an element ends there', () => {
  const [field] = partsOf(page, 'input')
  expect(field && textBefore(page, field)).toBe('Lots of 2 racks')
})

it.each([
  ['<p><b>a</p></b>', '</p> is in <b>'],
  ['<p>a', '<p> has no end'],
  ['a</p>', '</p> is in <document>'],
])('%s is refused', (markup, message) => {
  expect(() => readMarkup(markup)).toThrow(message)
})
