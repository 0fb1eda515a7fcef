import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { imageUploadMachine, type UploadStep } from '#machines/interaction/imageUploadMachine'
import { phaseOf, stepStatusOf, uploadView, type UploadPhase } from '#machines/interaction/imageUploadView'
import { GIB } from '#model/units'
import { makeStore } from '#store/store'
import { NEWEST } from '#store/api/versions/generated/shipped'
import { passingTime } from '#tests/support/passingTime'
import { call, items, ORIGIN, setupRegion } from '#tests/support/region'
import { uploadEffects } from './uploadEffects'
import { UploadHolder } from '#features/shared/upload/uploadHolder'
import { imageUploadPanel } from './imageUploadPanel'
import { UploadJob } from './uploadJob'

// The effects of an upload against the region: the resources that remain after a cancel or a failure in each
// step, and after resuming. The order of the steps is tested with the machine.

const mock = setupRegion()
const { until } = passingTime(mock, { turnMs: 500 })

let lift = () => {}

/** Holds matching requests until they are released. @returns whether one has been sent */
function hold(method: string, path: RegExp): () => boolean {
  let isMet = false
  const lifted = new Promise<void>((resolve) => {
    lift = resolve
  })
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (request: Request) => {
    if (request.method === method && path.test(new URL(request.url).pathname)) {
      isMet = true
      await lifted
    }
    return fetch(request)
  })
  return () => isMet
}

beforeEach(() => {
  vi.stubGlobal('location', new URL(ORIGIN))
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  lift()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Three chunks, none of them zeros. */
const file = (bytes = 3 * 2 ** 19) => new File([Buffer.alloc(bytes, 7)], 'harbour.img')

/** A submitted upload, whose clock advances while something waits. */
function start(content = file(), store = makeStore({ origin: ORIGIN })) {
  const holder = new UploadHolder<UploadJob>()
  const actor = createActor(imageUploadMachine.provide({ actors: uploadEffects(store, holder) }), {
    input: { project: 'web' },
  }).start()
  holder.begin(new UploadJob(content))
  actor.send({
    type: 'upload.submitted',
    request: {
      name: 'fresh',
      description: '',
      os: 'harbour-linux',
      version: '13',
      blockSize: 512,
      fileBytes: content.size,
      diskName: 'tmp-for-image-1',
      snapshotName: 'tmp-snapshot-1',
    },
  })
  return actor
}
type Upload = ReturnType<typeof start>

const reach = (upload: Upload, phase: UploadPhase) => until(() => phaseOf(upload.getSnapshot()) === phase)

/** The names of all resources in the project's lists. */
async function everything() {
  const lists = ['disks', 'snapshots', 'images'].map(async (kind) => {
    const found = items(await call('GET', `/v1/${kind}?project=web&limit=1000`))
    return found.map(({ name }) => `${kind}/${String(name)}`)
  })
  return (await Promise.all(lists)).flat()
}

it('makes an image, and leaves nothing temporary', async () => {
  const before = await everything()
  await reach(start(), 'done')
  expect(await everything()).toEqual([...before, 'images/fresh'])
})

it.each([
  ['makeDisk', 'POST', /^\/v1\/disks$/],
  ['startImport', 'POST', /\/bulk-write-start$/],
  ['sendFile', 'POST', /\/bulk-write$/],
  ['stopImport', 'POST', /\/bulk-write-stop$/],
  ['takeSnapshot', 'POST', /\/finalize$/],
  ['makeImage', 'POST', /^\/v1\/images$/],
  ['removeTemporaries', 'DELETE', /^\/v1\/snapshots\//],
] as const satisfies [UploadStep, string, RegExp][])(
  'cancelled in %s, leaves nothing behind',
  async (step, method, path) => {
    const before = await everything()
    const isMet = hold(method, path)
    const upload = start()
    await until(isMet)
    expect(stepStatusOf(upload.getSnapshot(), step)).toBe('running')
    upload.send({ type: 'upload.cancelled' })
    lift()
    await reach(upload, 'form')
    expect(await everything()).toEqual(before)
  },
)

it.each([
  ['makeDisk', 'diskCreate'],
  ['startImport', 'diskBulkWriteImportStart'],
  ['stopImport', 'diskBulkWriteImportStop'],
  ['takeSnapshot', 'diskFinalizeImport'],
  ['makeImage', 'imageCreate'],
  ['removeTemporaries', 'diskDelete'],
] as const satisfies [UploadStep, string][])(
  'failed in %s, is resumed there and leaves nothing temporary',
  async (step, operation) => {
    mock.restart({ faults: `fail:${operation}:1` })
    const before = await everything()
    const upload = start()
    // The image is there before the last step, and is what was wanted.
    const isReady = step === 'removeTemporaries'
    await reach(upload, isReady ? 'ready' : 'failed')
    expect(uploadView(upload.getSnapshot())?.stopped?.words).toBe(
      isReady ? 'Image fresh is ready, not yet tidied up' : 'Upload of fresh has stopped',
    )
    expect(stepStatusOf(upload.getSnapshot(), step)).toBe('error')
    expect(upload.getSnapshot().context.error).toMatchObject({ statusCode: 500 })
    upload.send({ type: 'upload.resumed' })
    await reach(upload, 'done')
    expect(await everything()).toEqual([...before, 'images/fresh'])
  },
)

/** Replaces the response to the first matching request. @param answer receives the request, not yet sent */
function answerOnce(
  method: string,
  path: RegExp,
  answer: (send: () => Promise<Response>) => Promise<Response>,
) {
  let isMet = false
  const { fetch } = globalThis
  vi.stubGlobal('fetch', async (request: Request, init?: RequestInit) => {
    const isFirst = !isMet && request.method === method && path.test(new URL(request.url).pathname)
    isMet ||= isFirst
    return isFirst ? answer(() => fetch(request)) : fetch(request, init)
  })
}

/** Loses the response to the first matching request, which the region has carried out. */
const loseAnswer = (method: string, path: RegExp) =>
  answerOnce(method, path, async (send) => {
    await send()
    throw new TypeError('Failed to fetch')
  })

it.each(
  (
    [
      ['makeDisk', 'POST', /^\/v1\/disks$/],
      ['startImport', 'POST', /\/bulk-write-start$/],
      ['stopImport', 'POST', /\/bulk-write-stop$/],
      ['takeSnapshot', 'POST', /\/finalize$/],
      ['makeImage', 'POST', /^\/v1\/images$/],
    ] as const satisfies [UploadStep, string, RegExp][]
  ).flatMap((row) => [[...row, true] as const, [...row, false] as const]),
)(
  'whose answer is lost in %s (%s %s) is resumed: %s, or leaves nothing behind',
  async (step, method, path, isResumed) => {
    const before = await everything()
    loseAnswer(method, path)
    const upload = start()
    await reach(upload, 'failed')
    expect(stepStatusOf(upload.getSnapshot(), step)).toBe('error')
    upload.send({ type: isResumed ? 'upload.resumed' : 'upload.cancelled' })
    await reach(upload, isResumed ? 'done' : 'form')
    expect(await everything()).toEqual(isResumed ? [...before, 'images/fresh'] : before)
  },
)

const ofImages = /^\/v1\/images$/
/** The id of the upload's snapshot. */
async function snapshotId() {
  const found = items(await call('GET', '/v1/snapshots?project=web&limit=1000'))
  return String(found.find(({ name }) => name === 'tmp-snapshot-1')?.['id'])
}

/** Another client makes an image of the upload's name, which is like that of the upload but for some fields. */
async function makeOther({ size, ...fields }: { os?: string; size?: number }) {
  const like = { name: 'fresh', description: '', os: 'harbour-linux', version: '13' }
  const source = { type: 'snapshot', id: await snapshotId() }
  const { body } = await call('POST', '/v1/images?project=web', { ...like, ...fields, source })
  const image = mock.region.world.images.get(String(body['id']))
  if (!image) throw new Error('The image of the other client was refused')
  if (size !== undefined) mock.region.world.images.update(image.id, { size })
}

describe('cancelled, leaves the image of another client in place', () => {
  /** An upload that has failed in making its image. @returns it, and a function that cancels it and checks what remains */
  async function failed(
    answer: (send: () => Promise<Response>) => Promise<Response>,
    as: UploadPhase = 'failed',
  ) {
    const before = await everything()
    answerOnce('POST', ofImages, answer)
    const upload = start()
    await reach(upload, as)
    expect(stepStatusOf(upload.getSnapshot(), 'makeImage')).toBe('error')
    const cancel = async (phase: UploadPhase) => {
      upload.send({ type: 'upload.cancelled' })
      await reach(upload, phase)
      expect(await everything()).toEqual([...before, 'images/fresh'])
    }
    return { upload, cancel }
  }
  const lost = () => Promise.reject(new TypeError('Failed to fetch'))

  it.each([
    ['alike', {}],
    ['of another system', { os: 'other' }],
  ])('made at once, so that the request was refused: %s', async (_, fields) => {
    const { upload, cancel } = await failed(async (send) => {
      await makeOther(fields)
      return send()
    }, 'nameTaken')
    const refused = { errorCode: 'ObjectAlreadyExists' }
    expect(upload.getSnapshot().context.error).toMatchObject(refused)
    upload.send({ type: 'upload.renamed', name: 'fresh' })
    await reach(upload, 'running')
    await reach(upload, 'nameTaken')
    expect(upload.getSnapshot().context.error).toMatchObject(refused)
    await cancel('form')
  })

  it.each([
    ['of another system', { os: 'other' }],
    ['of another size', { size: 2 * GIB }],
  ])('made after an answer was lost: %s', async (_, fields) => {
    const { upload, cancel } = await failed(lost)
    await makeOther(fields)
    upload.send({ type: 'upload.resumed' })
    await reach(upload, 'nameTaken')
    expect(upload.getSnapshot().context.error).toMatchObject({ errorCode: 'ObjectAlreadyExists' })
    await cancel('form')
  })

  /** The error that an upload ends with, and the paragraphs of its panel. */
  function said(upload: Upload) {
    const snapshot = upload.getSnapshot()
    const ways = { close() {}, ask() {}, cancel() {}, resume() {}, rename() {}, whyNotNamed: () => undefined }
    return {
      error: snapshot.context.error,
      text: renderToStaticMarkup(imageUploadPanel(snapshot, ways)?.failure),
    }
  }

  it.each(['made', 'not made'] as const)(
    'and says so if the server failed, when it may be its own: %s by the upload',
    async (by) => {
      const { upload, cancel } = await failed(async (send) => {
        await (by === 'made' ? send() : makeOther({}))
        return Response.json({ error_code: 'Internal', message: 'Internal Server Error' }, { status: 500 })
      })
      await cancel('cleanupFailed')
      expect(said(upload).error).toMatchObject({
        message: expect.stringContaining('The image fresh was not deleted'),
      })
      expect(said(upload).text).not.toContain('Look for the disk')
    },
  )

  it('and says so if the snapshot to compare it with is gone', async () => {
    const { upload, cancel } = await failed(async (send) => {
      await send()
      throw new TypeError('Failed to fetch')
    })
    await call('DELETE', `/v1/snapshots/${await snapshotId()}`)
    await cancel('cleanupFailed')
    expect(said(upload).error).toMatchObject({ isImageLeft: true })
    await call('DELETE', '/v1/images/fresh?project=web')
    upload.send({ type: 'upload.resumed' })
    await reach(upload, 'form')
  })
})

describe('a name taken meanwhile', () => {
  /** How many chunks are sent from now on. */
  function countChunks(): () => number {
    let count = 0
    const { fetch } = globalThis
    vi.stubGlobal('fetch', (request: Request | string, init?: RequestInit) => {
      if (request instanceof Request && request.url.endsWith('/bulk-write')) count += 1
      return fetch(request, init)
    })
    return () => count
  }

  it('is asked for again, and the upload goes on without its file', async () => {
    const before = await everything()
    answerOnce('POST', ofImages, async (send) => {
      await makeOther({})
      return send()
    })
    const upload = start()
    await reach(upload, 'nameTaken')
    expect(uploadView(upload.getSnapshot())?.stopped?.words).toContain('Another image is named fresh')
    expect(stepStatusOf(upload.getSnapshot(), 'makeImage')).toBe('error')
    const chunks = countChunks()
    upload.send({ type: 'upload.renamed', name: 'fresher' })
    await reach(upload, 'done')
    expect(upload.getSnapshot().context.image?.name).toBe('fresher')
    expect(chunks()).toBe(0)
    expect((await everything()).toSorted()).toEqual([...before, 'images/fresh', 'images/fresher'].toSorted())
  })

  /** Another client makes a disk or a snapshot with the name of a temporary, before the upload asks for it. */
  const others = {
    disk: () =>
      call('POST', '/v1/disks?project=web', {
        name: 'tmp-for-image-1',
        description: 'of another client',
        size: GIB,
        disk_backend: { type: 'distributed', disk_source: { type: 'blank', block_size: 512 } },
      }),
    async snapshot() {
      const [disk] = items(await call('GET', '/v1/disks?project=web'))
      const asked = { name: 'tmp-snapshot-1', description: '', disk: disk?.['id'] }
      return call('POST', '/v1/snapshots?project=web', asked)
    },
  }

  it.each(['disk', 'snapshot'] as const)(
    'of the temporary %s is replaced by the next one; what another client has under it stays',
    async (what) => {
      expect((await others[what]()).status).toBe(201)
      const before = await everything()
      const upload = start()
      await reach(upload, 'done')
      expect(upload.getSnapshot().context.error).toBeNull()
      expect((await everything()).toSorted()).toEqual([...before, 'images/fresh'].toSorted())
    },
  )

  it.each(['disk', 'snapshot'] as const)(
    'of the temporary %s is not that of the upload: cancelled, it leaves what another client has',
    async (what) => {
      await others[what]()
      const before = await everything()
      const isMet = what === 'disk' ? hold('POST', /^\/v1\/disks$/) : hold('POST', /\/finalize$/)
      const upload = start()
      await until(isMet)
      upload.send({ type: 'upload.cancelled' })
      lift()
      await reach(upload, 'form')
      expect((await everything()).toSorted()).toEqual(before.toSorted())
    },
  )
})

it('sends a chunk that failed twice again, without a word', async () => {
  mock.restart({ faults: 'fail:diskBulkWriteImport:2' })
  const upload = start(file(512))
  await until(() => ['done', 'failed'].includes(phaseOf(upload.getSnapshot())))
  expect(phaseOf(upload.getSnapshot())).toBe('done')
})

it('whose chunk fails three times stops, and resumed sends what is missing', async () => {
  mock.restart({ faults: 'fail:diskBulkWriteImport:3' })
  const upload = start(file(512))
  await reach(upload, 'failed')
  expect(stepStatusOf(upload.getSnapshot(), 'sendFile')).toBe('error')
  upload.send({ type: 'upload.resumed' })
  await reach(upload, 'done')
})

it('failed and given up, leaves nothing behind', async () => {
  mock.restart({ faults: 'fail:diskFinalizeImport:1' })
  const before = await everything()
  const upload = start()
  await reach(upload, 'failed')
  upload.send({ type: 'upload.cancelled' })
  await reach(upload, 'form')
  expect(await everything()).toEqual(before)
})

it.each(
  [1, 2, 3].flatMap(
    (seconds) =>
      [
        ['2026032500', NEWEST, seconds],
        [NEWEST, '2026032500', seconds],
        ['20250730', NEWEST, seconds],
        [NEWEST, '20250730', seconds],
      ] as const,
  ),
)('ends as it should in a region of %s that becomes one of %s after %i s', async (before, after, seconds) => {
  // Time passes faster than code loads: that of both versions is loaded first, in the region and in the console.
  mock.restart({ api: after })
  await fetch(`${ORIGIN}/v1/ping`, { headers: { 'api-version': `${before}.0.0` } })
  const later = makeStore({ origin: ORIGIN, apiVersion: 'found' })
  await later.regionVersion.converter()
  later.parts.dispose()
  mock.restart({ api: before, faults: `api:${after}:${seconds}` })
  const there = await everything()
  const store = makeStore({ origin: ORIGIN, apiVersion: 'found' })
  await store.regionVersion.converter()
  const upload = start(file(), store)
  await until(() => ['done', 'failed'].includes(phaseOf(upload.getSnapshot())))
  expect(upload.getSnapshot().context.error).toBeNull()
  expect(await everything()).toEqual([...there, 'images/fresh'])
  expect(mock.region.api).toBe(after)
  store.parts.dispose()
})
