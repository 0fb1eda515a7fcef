import { describe, expect, it } from 'vitest'
import { createActor, fromPromise, waitFor } from 'xstate'
import type { ApiError } from '#model/apiError'
import { REPOSITORY_STEPS, repositoryUploadMachine, type RecordedRepository } from './repositoryUploadMachine'
import { repositoryPhase, repositoryStatus } from './repositoryUploadView'

const request = { fileName: 'region-16.zip', fileBytes: 1024 }
const recorded: RecordedRepository = { version: '16.0.0', wasThere: false }
const error = (statusCode: number): ApiError => ({ message: `status ${statusCode}`, statusCode })

/** An upload whose calls settle when the test decides. */
function start() {
  const calls: { signal: AbortSignal; end(output?: unknown): void; fail(error: unknown): void }[] = []
  const effect = fromPromise<never, typeof request>(
    ({ signal }) =>
      new Promise((resolve, reject) => {
        calls.push({ signal, end: (output) => resolve(output as never), fail: reject })
      }),
  )
  const actor = createActor(
    repositoryUploadMachine.provide({
      actors: Object.fromEntries(['checkTrust', 'sendRepository'].map((name) => [name, effect])),
    }),
  ).start()
  const submit = () => actor.send({ type: 'upload.submitted', request })
  const sent = () => actor.send({ type: 'upload.sent' })
  const cancel = () => actor.send({ type: 'upload.cancelled' })
  const resume = () => actor.send({ type: 'upload.resumed' })
  const phase = () => repositoryPhase(actor.getSnapshot())
  const statuses = () => REPOSITORY_STEPS.map((step) => repositoryStatus(actor.getSnapshot(), step))
  const reach = (state: 'idle' | 'running' | 'failed' | 'done') =>
    waitFor(actor, (snapshot) => snapshot.matches(state))
  const last = () => {
    const call = calls.at(-1)
    if (!call) throw new Error('Nothing has been called')
    return call
  }
  /** Submitted, and past the check. */
  const run = async () => {
    submit()
    last().end()
    await reach('running')
  }
  return { actor, calls, submit, sent, cancel, resume, phase, statuses, reach, last, run }
}

describe('the upload of a repository', () => {
  it('is sent, then checked, then recorded; another one may follow', async () => {
    const { run, sent, phase, statuses, last, reach, submit, actor } = start()
    expect(phase()).toBe('form')
    await run()
    expect([phase(), statuses()]).toEqual(['sending', ['running', 'ready']])
    sent()
    expect([phase(), statuses()]).toEqual(['verifying', ['complete', 'running']])
    last().end(recorded)
    expect((await reach('done')).context.recorded).toEqual(recorded)
    expect([phase(), statuses()]).toEqual(['done', ['complete', 'complete']])
    submit()
    expect(actor.getSnapshot().context.recorded).toBeNull()
    last().fail(error(0))
    await reach('idle')
  })

  it('may be answered before its last byte is known to have left', async () => {
    const { run, last, reach } = start()
    await run()
    last().end(recorded)
    expect((await reach('done')).context.recorded).toEqual(recorded)
  })

  it('does not begin where no root is trusted', async () => {
    const { submit, last, reach, calls } = start()
    submit()
    last().fail(error(0))
    expect((await reach('idle')).context.error).toEqual(error(0))
    expect(calls).toHaveLength(1)
  })

  it('is submitted once when submitted twice', async () => {
    const { submit, calls } = start()
    submit()
    submit()
    expect(calls).toHaveLength(1)
  })

  it.each(['checking', 'sending', 'verifying'])(
    'cancelled while %s, is aborted and a form again',
    async (when) => {
      const { actor, submit, run, sent, cancel, last, phase } = start()
      if (when === 'checking') submit()
      else await run()
      if (when === 'verifying') sent()
      cancel()
      expect(last().signal.aborted).toBe(true)
      expect([phase(), actor.getSnapshot().context.error]).toEqual(['form', null])
    },
  )

  it.each([400, 401, 403, 409])('refused with %i, is a form again with the reason', async (status) => {
    const { run, sent, last, reach } = start()
    await run()
    sent()
    last().fail(error(status))
    expect((await reach('idle')).context.error).toEqual(error(status))
  })

  it.each([
    [0, 'sending', ['error', 'ready']],
    [408, 'sending', ['error', 'ready']],
    [429, 'verifying', ['complete', 'error']],
    [503, 'verifying', ['complete', 'error']],
  ])('failed with %i while %s, is sent again from its beginning', async (status, when, expected) => {
    const { run, sent, last, reach, statuses, resume, phase, actor } = start()
    await run()
    if (when === 'verifying') sent()
    last().fail(error(status))
    await reach('failed')
    expect([phase(), statuses()]).toEqual(['failed', expected])
    // Late events of a stopped call are ignored.
    sent()
    expect(phase()).toBe('failed')
    resume()
    expect([phase(), statuses()]).toEqual(['sending', ['running', 'ready']])
    expect(actor.getSnapshot().context.error).toBeNull()
    last().end(recorded)
    await reach('done')
  })

  it('failed and given up, is a form again', async () => {
    const { run, last, reach, cancel, phase } = start()
    await run()
    last().fail(new Error('no answer'))
    await reach('failed')
    cancel()
    expect(phase()).toBe('form')
  })
})
