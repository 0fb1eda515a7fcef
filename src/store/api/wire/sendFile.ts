/** The maximum time without upload progress before a failure, in milliseconds. Rule: UP-9. */
const STALL_MS = 60_000

/** Parses the browser's text of response headers, one per line. */
function headersOf(lines: string): Headers {
  const headers = new Headers()
  for (const line of lines.trim().split('\r\n')) {
    const [name = '', ...value] = line.split(':')
    if (name !== '') headers.append(name, value.join(':').trim())
  }
  return headers
}

/**
 * Sends a request with a file as its body and reports its progress. Uses XMLHttpRequest, since `fetch` reports no
 * progress; it also reads the file in pieces.
 *
 * @param onSent called with the bytes sent so far; with all of them once the last one is sent
 * @throws a TypeError without a response, as `fetch` does; the reason of the request's signal when that is
 * aborted
 */
export const sendFile = (request: Request, file: Blob, onSent: (bytes: number) => void): Promise<Response> =>
  new Promise((resolve, reject) => {
    const { signal } = request
    const call = new XMLHttpRequest()
    let timer: ReturnType<typeof setTimeout> | undefined
    const settle = (run: () => void) => {
      clearTimeout(timer)
      signal.removeEventListener('abort', abort)
      run()
    }
    const fail = () => settle(() => reject(new TypeError('The file could not be sent')))
    const abort = () => {
      settle(() => reject(signal.reason as Error))
      call.abort()
    }
    const watch = () => {
      clearTimeout(timer)
      timer = setTimeout(() => {
        fail()
        call.abort()
      }, STALL_MS)
    }
    if (signal.aborted) return reject(signal.reason as Error)
    signal.addEventListener('abort', abort)
    call.open(request.method, request.url)
    request.headers.forEach((value, name) => call.setRequestHeader(name, value))
    call.setRequestHeader('content-type', 'application/octet-stream')
    call.upload.addEventListener('progress', ({ loaded }) => {
      watch()
      // The end reports the last chunk: some browsers count it before it is sent.
      if (loaded < file.size) onSent(loaded)
    })
    call.upload.addEventListener('load', () => {
      // The region now checks the file, without a time limit.
      clearTimeout(timer)
      onSent(file.size)
    })
    call.addEventListener('load', () =>
      settle(() =>
        resolve(
          new Response(call.status === 204 ? null : call.responseText, {
            status: call.status,
            headers: headersOf(call.getAllResponseHeaders()),
          }),
        ),
      ),
    )
    call.addEventListener('error', fail)
    watch()
    call.send(file)
  })
