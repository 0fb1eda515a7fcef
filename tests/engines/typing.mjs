/**
 * In the page, first: what types a text for the client, as an editor does. The client's own function sets the value, which
 * React does not take for typing.
 */
export const TYPE_TEXT = `Object.defineProperty(self, '__pw_bidiInsertText', {
  get: () => (text) => void document.execCommand('insertText', false, text),
  set: () => {},
})`
