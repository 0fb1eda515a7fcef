import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { sendFile } from './sendFile'
import { NEWEST } from '#store/api/versions/generated/shipped'

/** The used part of the browser's interface; the test plays the network. */
class Call extends EventTarget {
  static last: Call
  readonly upload = new EventTarget()
  readonly headers: Record<string, string> = {}
  opened: unknown[] = []
  sent: unknown
  isAborted = false
  status = 200
  responseText = '{"status":"inserted"}'

  constructor() {
    super()
    Call.last = this
  }
  open(...given: unknown[]) {
    this.opened = given
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getAllResponseHeaders() {
    return 'content-type: application/json\r\nx-request-id: a:b\r\n'
  }
  send(body: unknown) {
    this.sent = body
  }
  abort() {
    this.isAborted = true
  }
  progress(loaded: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded }))
  }
}

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('XMLHttpRequest', Call)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const file = new Blob(['x'.repeat(100)])
function begin() {
  const controller = new AbortController()
  const onSent = vi.fn<(bytes: number) => void>()
  const request = new Request('https://region.invalid/v1/file?file_name=a', {
    method: 'PUT',
    headers: { authorization: 'Bearer x' },
    signal: controller.signal,
  })
  const answer = sendFile(request, file, onSent)
  return { controller, onSent, answer, call: Call.last }
}

it('sends the file, tells how much has left, and answers as fetch does', async () => {
  const { call, onSent, answer } = begin()
  expect(call.opened).toEqual(['PUT', 'https://region.invalid/v1/file?file_name=a'])
  expect(call.headers).toEqual({ authorization: 'Bearer x', 'content-type': 'application/octet-stream' })
  expect(call.sent).toBe(file)
  call.progress(40)
  call.progress(100)
  expect(onSent.mock.calls).toEqual([[40]])
  call.upload.dispatchEvent(new Event('load'))
  expect(onSent.mock.calls).toEqual([[40], [100]])
  // The check after the upload has no time limit.
  vi.advanceTimersByTime(3_600_000)
  call.status = 409
  call.dispatchEvent(new Event('load'))
  const response = await answer
  expect(response.status).toBe(409)
  expect(response.headers.get('x-request-id')).toBe('a:b')
  expect(await response.json()).toEqual({ status: 'inserted' })
})

it('sends the headers of the request, the version of the API too, and bytes as bytes', async () => {
  const request = new Request('https://region.invalid/v1/file', {
    method: 'PUT',
    headers: { 'api-version': `${NEWEST}.0.0`, accept: 'application/json', 'content-type': 'text/plain' },
  })
  const answer = sendFile(request, file, () => {})
  expect(Call.last.headers).toEqual({
    'api-version': `${NEWEST}.0.0`,
    accept: 'application/json',
    'content-type': 'application/octet-stream',
  })
  Call.last.dispatchEvent(new Event('load'))
  expect((await answer).status).toBe(200)
})

it('has failed when nothing moves for a minute', async () => {
  const { call, answer } = begin()
  const failed = answer.catch((error: unknown) => error)
  vi.advanceTimersByTime(59_000)
  call.progress(1)
  vi.advanceTimersByTime(59_000)
  expect(call.isAborted).toBe(false)
  vi.advanceTimersByTime(1_000)
  expect(await failed).toBeInstanceOf(TypeError)
  expect(call.isAborted).toBe(true)
})

it('has failed without an answer, and with an empty one has no body', async () => {
  const dead = begin()
  dead.call.dispatchEvent(new Event('error'))
  await expect(dead.answer).rejects.toThrow(TypeError)
  const { call, answer } = begin()
  call.status = 204
  call.dispatchEvent(new Event('load'))
  expect(await (await answer).text()).toBe('')
})

it('stops with its signal, before and meanwhile', async () => {
  const { controller, call, answer } = begin()
  controller.abort(new Error('cancelled'))
  await expect(answer).rejects.toThrow('cancelled')
  expect(call.isAborted).toBe(true)
  const request = new Request('https://region.invalid/', {
    method: 'PUT',
    signal: AbortSignal.abort(new Error('late')),
  })
  await expect(sendFile(request, file, () => {})).rejects.toThrow('late')
})
