/** Replaces Mirage's default interceptor in the build. See docs/decisions/002-what-mirage-does.md. */
export default class PretenderStub {
  constructor() {
    throw new Error('Pretender is left out: pass an interceptor to createServer')
  }
}
