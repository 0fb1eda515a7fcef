import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { zipOf } from '#mirage/formats/zip'
import { repositoryUploadMachine } from '#machines/interaction/repositoryUploadMachine'
import { UploadHolder } from '#features/shared/upload/uploadHolder'
import { makeStore } from '#store/store'
import { ORIGIN, setupRegion } from '#tests/support/region'
import { repositoryEffects, RepositoryJob } from './repositoryEffects'

// The outcome of a repository's upload follows from what the region has, not from the answer that was lost.

// Earlier regions have no list of repositories.
setupRegion({ scenario: 'company', persona: 'marit', api: '2026073100' })

/** How the next request with a file ends: answered; taken by the region, and the answer lost; or not sent at all. */
let next: 'answered' | 'lost' | 'unsent' = 'answered'
let sent = 0

/** The part of the browser's request that sends a file: it passes the whole file to the region. */
class FileRequest extends EventTarget {
  readonly upload = new EventTarget()
  private url = ''
  private readonly headers = new Headers()
  responseText = ''
  status = 0

  open(_: string, url: string) {
    this.url = url
  }
  setRequestHeader(name: string, value: string) {
    this.headers.set(name, value)
  }
  getAllResponseHeaders = () => 'content-type: application/json'
  abort() {}
  async send(file: Blob) {
    sent += 1
    const how = next
    next = 'answered'
    const { headers } = this
    const answer =
      how === 'unsent' ? undefined : await fetch(this.url, { method: 'PUT', headers, body: file })
    this.upload.dispatchEvent(new Event('load'))
    if (answer && how === 'answered') {
      this.status = answer.status
      this.responseText = await answer.text()
    }
    this.dispatchEvent(new Event(how === 'answered' ? 'load' : 'error'))
  }
}

beforeEach(() => {
  sent = 0
  next = 'answered'
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.stubGlobal('XMLHttpRequest', FileRequest)
})
afterEach(() => void vi.unstubAllGlobals())

const content = { system_version: '16.0.0', valid_until: '2030-01-01T00:00:00Z', artifacts: [] }
const file = new File(
  [zipOf([['repository.json', new TextEncoder().encode(JSON.stringify(content))]], new Date('2026-01-01'))],
  'region-16.0.0.zip',
)

/** A submitted upload. */
async function start() {
  const holder = new UploadHolder<RepositoryJob>()
  const store = makeStore({ origin: ORIGIN, apiVersion: 'found' })
  await store.regionVersion.converter()
  const actor = createActor(
    repositoryUploadMachine.provide({ actors: repositoryEffects(store, holder) }),
  ).start()
  holder.begin(new RepositoryJob(file, () => actor.send({ type: 'upload.sent' })))
  actor.send({ type: 'upload.submitted', request: { fileName: file.name, fileBytes: file.size } })
  const reach = (state: 'failed' | 'done') => waitFor(actor, (snapshot) => snapshot.matches(state))
  return { actor, reach }
}

it('is recorded, though its answer was lost: the region has it', async () => {
  next = 'lost'
  const { reach } = await start()
  expect((await reach('done')).context.recorded).toEqual({ version: '16.0.0', wasThere: false })
  expect(sent).toBe(1)
})

it('has failed where the region has nothing of it, and is sent again', async () => {
  next = 'unsent'
  const { actor, reach } = await start()
  await reach('failed')
  actor.send({ type: 'upload.resumed' })
  expect((await reach('done')).context.recorded).toEqual({ version: '16.0.0', wasThere: false })
  expect(sent).toBe(2)
})

it('is not sent again if the region has recorded it since', async () => {
  next = 'unsent'
  const { actor, reach } = await start()
  await reach('failed')
  // The region had the file, and was still checking it.
  const other = await start()
  await other.reach('done')
  actor.send({ type: 'upload.resumed' })
  expect((await reach('done')).context.recorded).toEqual({ version: '16.0.0', wasThere: false })
  expect(sent).toBe(2)
})
