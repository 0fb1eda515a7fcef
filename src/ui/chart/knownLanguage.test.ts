import { expect, test } from 'vitest'
import { nameKnownLanguage } from './knownLanguage'

/** A browser whose language is a property of its class, as in every browser. */
function browserIn(language: string) {
  class Browser {
    get language() {
      return language
    }
  }
  return new Browser()
}

test.each(['C', '', 'en_GB', 'C.UTF-8', 'x'])(
  'the language %j, which Intl refuses, is that of Intl itself',
  (language) => {
    expect(() => new Intl.NumberFormat(language)).toThrow(RangeError)
    const browser = browserIn(language)
    nameKnownLanguage(browser)
    expect(browser.language).toBe(new Intl.NumberFormat().resolvedOptions().locale)
  },
)

test.each(['en-GB', 'de', 'zh-Hant-TW', 'nb-NO'])('the language %j stays', (language) => {
  const browser = browserIn(language)
  nameKnownLanguage(browser)
  expect(browser.language).toBe(language)
  expect(Object.hasOwn(browser, 'language')).toBe(false)
})
