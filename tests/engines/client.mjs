// What both engines have for Playwright's client of WebDriver BiDi.

/**
 * Runs in the page before its scripts: types a text for the client, as an editor does. The client's own function sets the
 * value, which React does not notice.
 */
export const TYPE_TEXT = `Object.defineProperty(self, '__pw_bidiInsertText', {
  get: () => (text) => void document.execCommand('insertText', false, text),
  set: () => {},
})`

/**
 * Tells the client, which has started this program like a browser, where it is spoken to.
 * @param {import('ws').WebSocketServer} server
 */
export function announce(server) {
  server.on('listening', () => {
    const address = server.address()
    if (address && typeof address === 'object')
      process.stdout.write(`WebDriver BiDi listening on ws://127.0.0.1:${address.port}\n`)
  })
}
