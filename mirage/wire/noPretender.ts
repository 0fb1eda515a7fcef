/** Stands in for Mirage's default interceptor, which would replace the browser's own fetch family. See docs/decisions. */
export default class NoPretender {
  constructor() {
    throw new Error('Pretender is left out: pass an interceptor to createServer')
  }
}
