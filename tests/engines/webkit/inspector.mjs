// The inspector of WebKitGTK, over the socket that the browser opens for WEBKIT_INSPECTOR_SERVER. A frame on it is: the
// length of the rest after one byte of flags, the name of a message with a zero, and its GVariant in little endian.
import { connect } from 'node:net'

/** @typedef {Record<string, any>} Json */

const LITTLE_ENDIAN = 1

/** The number that the socket gives to the browser: it is the only one that is connected. */
const BROWSER = 1n

/** The number of the first page of a browser. The list of pages leaves out those that WebDriver controls. */
const FIRST_PAGE = 1n

/** The number of no page: what is sent to it is dropped. */
const NO_PAGE = 99n

/** @param {string} name @param {Buffer} body */
function frame(name, body) {
  const rest = Buffer.concat([Buffer.from(`${name}\0`), body])
  const head = Buffer.alloc(5)
  head.writeUInt32BE(rest.length)
  head[4] = LITTLE_ENDIAN
  return Buffer.concat([head, rest])
}

/** Two numbers and perhaps a text. @param {string} [text] */
function toPage(text, page = FIRST_PAGE) {
  const numbers = Buffer.alloc(16)
  numbers.writeBigUInt64LE(BROWSER, 0)
  numbers.writeBigUInt64LE(page, 8)
  return text === undefined ? numbers : Buffer.concat([numbers, Buffer.from(`${text}\0`)])
}

/** The inspector of the first page of a browser. A page that moves to another process has another target there. */
export class Inspector {
  /** @type {Map<number, { resolve: (result: Json) => void, reject: (error: Error) => void }>} */
  #waiting = new Map()
  #count = 0
  #target = ''
  /** Events of targets that are not yet shown. @type {Map<string, Json[]>} */
  #early = new Map()
  #rest = Buffer.alloc(0)

  /**
   * @param {number} port
   * @param {(event: Json) => void} onEvent
   * @param {(send: (method: string, params?: Json) => Promise<Json>) => Promise<unknown>} prepare prepares each target
   */
  constructor(port, onEvent, prepare) {
    this.onEvent = onEvent
    this.prepare = prepare
    this.socket = connect(port, '127.0.0.1').setNoDelay()
    this.socket.on('data', (data) => this.#read(data))
    this.socket.on('error', () => {})
    /** @type {Promise<void>} */
    this.ready = new Promise((resolve) => {
      this.isReady = resolve
    })
    this.socket.write(frame('SetupInspectorClient', Buffer.from('-\0')))
  }

  /**
   * @param {string} method
   * @param {Json} [params]
   * @param {string} [target]
   * @returns {Promise<Json>}
   */
  send(method, params = {}, target = this.#target) {
    const id = ++this.#count
    this.#sendOutside('Target.sendMessageToTarget', {
      targetId: target,
      message: JSON.stringify({ id, method, params }),
    })
    return new Promise((resolve, reject) => this.#waiting.set(id, { resolve, reject }))
  }

  close() {
    this.socket.destroy()
    for (const { reject } of this.#waiting.values()) reject(new Error('The page is closed.'))
    this.#waiting.clear()
  }

  /** @param {string} method @param {Json} params */
  #sendOutside(method, params) {
    const message = JSON.stringify({ id: ++this.#count, method, params })
    this.socket.write(frame('SendMessageToBackend', toPage(message)))
  }

  /** @param {Buffer} data */
  #read(data) {
    this.#rest = Buffer.concat([this.#rest, data])
    while (this.#rest.length >= 5) {
      const end = 5 + this.#rest.readUInt32BE(0)
      if (this.#rest.length < end) return
      const message = this.#rest.subarray(5, end)
      this.#rest = this.#rest.subarray(end)
      const zero = message.indexOf(0)
      const name = message.toString('utf8', 0, zero)
      if (name === 'DidSetupInspectorClient') this.socket.write(frame('Setup', toPage()))
      if (name === 'SendMessageToFrontend')
        this.#receive(JSON.parse(message.toString('utf8', zero + 17, message.length - 1)))
    }
  }

  /** @param {Json} message */
  #receive({ id, method, params }) {
    // The answer to a command follows its receipt when that is acknowledged, which takes 40 ms unless something is sent.
    if (id) this.socket.write(frame('SendMessageToBackend', toPage('{}', NO_PAGE)))
    if (method === 'Target.targetCreated') void this.#begin(params.targetInfo)
    if (method === 'Target.didCommitProvisionalTarget') this.#show(params.newTargetId)
    if (method === 'Target.dispatchMessageFromTarget')
      this.#receiveInside(params.targetId, JSON.parse(params.message))
  }

  /** @param {Json} info */
  async #begin({ targetId, isProvisional, isPaused }) {
    if (isProvisional) this.#early.set(targetId, [])
    else this.#target = targetId
    this.#sendOutside('Target.setPauseOnStart', { pauseOnStart: true })
    await this.prepare((method, params) => this.send(method, params, targetId))
    if (isPaused) this.#sendOutside('Target.resume', { targetId })
    this.isReady?.()
  }

  /** @param {string} targetId */
  #show(targetId) {
    this.#target = targetId
    const early = this.#early.get(targetId) ?? []
    this.#early.delete(targetId)
    for (const event of early) this.onEvent(event)
  }

  /** @param {string} targetId @param {Json} message */
  #receiveInside(targetId, message) {
    if (!message.id) {
      const early = this.#early.get(targetId)
      if (early) early.push(message)
      else if (targetId === this.#target) this.onEvent(message)
      return
    }
    const waiting = this.#waiting.get(message.id)
    this.#waiting.delete(message.id)
    if (message.error) waiting?.reject(new Error(message.error.message))
    else waiting?.resolve(message.result)
  }
}
