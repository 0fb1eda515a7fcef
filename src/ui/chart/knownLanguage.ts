// Some browsers name a language that is none: WebKitGTK says `C` where the system's language is that. `Intl` refuses such a
// tag, and the charts' library passes it on while its file is evaluated. So this module is evaluated before the library.

function isKnown(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0
  } catch {
    return false
  }
}

/** Makes a browser name the language that `Intl` itself uses, if it names one that `Intl` refuses. */
export function nameKnownLanguage(browser: { readonly language: string }): void {
  if (isKnown(browser.language)) return
  const { locale } = new Intl.NumberFormat().resolvedOptions()
  Object.defineProperty(browser, 'language', { value: locale, configurable: true })
}

// Node has no browser.
if (typeof navigator !== 'undefined') nameKnownLanguage(navigator)
