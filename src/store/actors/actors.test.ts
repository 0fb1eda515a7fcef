import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { QUOTA_MS } from '#model/timing'
import { scriptRegion } from '#tests/support/scriptedRegion'
import type { Instance } from '../api/generated/types'
import { instancesApi } from '../api/resources/instances'
import { answerAsOf } from '../api/internals'
import { defineCommand } from '../commands/command'
import { consoleInNode } from '#tests/support/consoleInNode'

let answers: ReturnType<typeof scriptRegion>
beforeEach(() => {
  answers = scriptRegion()
  vi.spyOn(console, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const web = { id: 'i1', name: 'web-1', runState: 'running' } as Instance
const words = {
  name: 'instance.reboot',
  label: 'Reboot',
  many: 'readFirst' as const,
  endpoint: instancesApi.endpoints.instanceReboot,
  toArgs: ({ id }: Instance) => ({ instance: id }),
  subject: ({ id, name }: Instance) => ({ kind: 'instance' as const, id, name }),
  errorMessage: ({ name }: Instance) => `Could not reboot ${name}`,
  end: ({ name }: Instance) => `Rebooting ${name}`,
}
const atOnce = defineCommand<Instance>()(words)
const askedFirst = defineCommand<Instance>()({
  ...words,
  confirm: ({ name }) => ({
    title: [`Reboot ${name}?`],
    body: 'It is interrupted.',
    tone: 'danger' as const,
  }),
})

function start() {
  const task = () => new Promise((resolve) => setTimeout(resolve, 0))
  return { ...consoleInNode(), task }
}

describe('a command', () => {
  it('without a question is carried out at once, and says that it began', async () => {
    const { actors, toasts, dialog } = start()
    actors.dispatchCommand(atOnce, web)
    expect(dialog()).toBeNull()
    await vi.waitFor(() => expect(toasts()).toEqual(['success: Rebooting web-1']))
    expect(answers.asked).toEqual(['POST /v1/instances/i1/reboot'])
  })

  it('without a question says in a toast why it failed', async () => {
    const { store, actors, toasts } = start()
    answers('POST /v1/instances/i1/reboot', { status: 400, body: { message: 'no', request_id: 'r-7' } })
    actors.dispatchCommand(atOnce, web)
    await vi.waitFor(() => expect(toasts()).toEqual(['failed: Could not reboot web-1']))
    expect(store.getState().notices[0]).toMatchObject({ requestId: 'r-7' })
  })

  const slow = defineCommand<Instance>()({ ...words, begins: ({ name }) => `Asking for ${name}` })

  it('still says that it is under way after its call has failed', async () => {
    const { actors, toasts } = start()
    answers('POST /v1/instances/i1/reboot', { status: 400, body: { message: 'no' } })
    actors.dispatchCommand(slow, web)
    expect(toasts()).toEqual(['success: Asking for web-1'])
    await vi.waitFor(() => expect(toasts()).toEqual(['failed: Could not reboot web-1']))
  })

  it('still says that it is under way after its call has succeeded', async () => {
    const { actors, toasts } = start()
    actors.dispatchCommand(slow, web)
    expect(toasts()).toEqual(['success: Asking for web-1'])
    await vi.waitFor(() => expect(toasts()).toEqual(['success: Rebooting web-1']))
  })

  it('with a question calls nothing before it is answered, and nothing when it is dismissed', async () => {
    const { actors, dialog, task } = start()
    actors.dispatchCommand(askedFirst, web)
    expect(dialog()).toMatchObject({ label: 'Reboot', isActing: false, text: { body: 'It is interrupted.' } })
    dialog()?.dismiss()
    await task()
    expect(dialog()).toBeNull()
    expect(answers.asked).toEqual([])
  })

  it('with a question keeps an error in the dialog, without a toast, and is tried again there', async () => {
    const { actors, dialog, toasts } = start()
    answers('POST /v1/instances/i1/reboot', { status: 400, body: { message: 'no' } }, { id: 'i1' })
    actors.dispatchCommand(askedFirst, web)
    dialog()?.accept()
    expect(dialog()?.isActing).toBe(true)
    await vi.waitFor(() => expect(dialog()?.failure?.title).toBe('Could not reboot web-1'))
    expect(toasts()).toEqual([])
    dialog()?.accept()
    await vi.waitFor(() => expect(dialog()).toBeNull())
    expect(toasts()).toEqual(['success: Rebooting web-1'])
  })
})

describe('a command that loses nothing', () => {
  const harmless = defineCommand<Instance>()({
    ...words,
    takes: () => ({ cpus: 4 }),
    asks: 'overQuota',
    confirm: ({ name }) => ({
      title: [`Reboot ${name}?`],
      body: 'It takes its CPUs.',
      tone: 'primary' as const,
    }),
  })
  const quota = (cpus: number) =>
    answers('GET /v1/utilization', {
      capacity: { cpus: 8, memory: 0, storage: 0 },
      provisioned: { cpus: 8 - cpus, memory: 0, storage: 0 },
    })

  it('asks nothing where the quota has room for it, and runs once however often it is chosen', async () => {
    const { actors, dialog, toasts } = start()
    quota(4)
    actors.dispatchCommand(harmless, web)
    actors.dispatchCommand(harmless, web)
    await vi.waitFor(() => expect(toasts()).toEqual(['success: Rebooting web-1']))
    expect(dialog()).toBeNull()
    expect(answers.asked).toEqual(['GET /v1/utilization', 'POST /v1/instances/i1/reboot'])
  })

  it('asks with the numbers where the quota has too little left', async () => {
    const { actors, dialog } = start()
    quota(3)
    actors.dispatchCommand(harmless, web)
    await vi.waitFor(() => expect(dialog()).not.toBeNull())
    expect(dialog()?.text).toMatchObject({
      body: 'It takes its CPUs.',
      quota: { takes: { cpus: 4 }, left: { cpus: 3 } },
    })
    expect(answers.asked).toEqual(['GET /v1/utilization'])
  })

  it('is shown as asked for from the choice on until the region has answered, and begins once meanwhile', async () => {
    const { actors, underWay, task } = start()
    const asked = new Map([['i1', 'Reboot']])
    quota(4)
    const answer = answers.hold('POST /v1/instances/i1/reboot')
    actors.dispatchCommand(harmless, web)
    expect(underWay().asked).toEqual(asked)
    await vi.waitFor(() => expect(answers.asked).toContain('POST /v1/instances/i1/reboot'))
    actors.dispatchCommand(harmless, web)
    await task()
    expect(underWay().asked).toEqual(asked)
    answer()
    await vi.waitFor(() => expect(underWay().asked).toEqual(new Map()))
    expect(answers.asked).toEqual(['GET /v1/utilization', 'POST /v1/instances/i1/reboot'])
  })

  it('is asked for no more once its question is open', async () => {
    const { actors, dialog, underWay } = start()
    quota(3)
    actors.dispatchCommand(harmless, web)
    await vi.waitFor(() => expect(dialog()).not.toBeNull())
    await vi.waitFor(() => expect(underWay().asked).toEqual(new Map()))
  })

  it('is sent without what is left where the region takes long to say it', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    onTestFinished(() => void vi.useRealTimers())
    const { actors, dialog } = start()
    answers.hold('GET /v1/utilization')
    actors.dispatchCommand(harmless, web)
    await vi.advanceTimersByTimeAsync(QUOTA_MS - 1)
    expect(answers.asked).toEqual(['GET /v1/utilization'])
    await vi.advanceTimersByTimeAsync(1)
    expect(answers.asked).toEqual(['GET /v1/utilization', 'POST /v1/instances/i1/reboot'])
    expect(dialog()).toBeNull()
  })

  it('runs where the region does not say what is left', async () => {
    const { actors, toasts } = start()
    answers('GET /v1/utilization', { status: 403, body: { message: 'no' } })
    actors.dispatchCommand(harmless, web)
    await vi.waitFor(() => expect(toasts()).toEqual(['success: Rebooting web-1']))
  })
})

describe('a deletion of what another tab has deleted', () => {
  const deleteInstance = defineCommand<Instance>()({
    ...words,
    name: 'instance.delete',
    label: 'Delete',
    endpoint: instancesApi.endpoints.instanceDelete,
    end: ({ name }: Instance) => `Deleting instance ${name}`,
    errorMessage: ({ name }: Instance) => `Could not delete ${name}`,
    confirm: ({ name }) => ({ title: [`Delete ${name}?`], body: 'It is gone.', tone: 'danger' as const }),
  })
  const notFound = { message: 'not found: instance with id "i1"', error_code: 'ObjectNotFound' }

  it('closes its dialog and says so, and offers nothing to try again', async () => {
    const { store, actors, dialog, toasts } = start()
    answers('DELETE /v1/instances/i1', { status: 404, body: notFound })
    actors.dispatchCommand(deleteInstance, web)
    dialog()?.accept()
    await vi.waitFor(() => expect(dialog()).toBeNull())
    expect(toasts()).toEqual(['success: web-1 was already deleted'])
    expect(store.getState().deleted).toEqual(['i1'])
  })

  it('fails where the 404 is not the word of the region', async () => {
    const { actors, dialog } = start()
    answers('DELETE /v1/instances/i1', { status: 404, body: { message: 'no such page' } })
    actors.dispatchCommand(deleteInstance, web)
    dialog()?.accept()
    await vi.waitFor(() => expect(dialog()?.failure?.title).toBe('Could not delete web-1'))
  })

  it('has no part in other commands: what cannot be done to a thing that is gone fails', async () => {
    const { actors, dialog } = start()
    answers('POST /v1/instances/i1/reboot', { status: 404, body: notFound })
    actors.dispatchCommand(askedFirst, web)
    dialog()?.accept()
    await vi.waitFor(() => expect(dialog()?.failure?.title).toBe('Could not reboot web-1'))
  })
})

describe('a deletion of what is not empty', () => {
  const deletion = defineCommand<Instance>()({
    ...words,
    name: 'instance.delete',
    label: 'Delete',
    endpoint: instancesApi.endpoints.instanceDelete,
    errorMessage: ({ name }: Instance) => `Could not delete ${name}`,
    confirm: ({ name }) => ({ title: [`Delete ${name}?`], body: 'It is gone.', tone: 'danger' as const }),
    heldBy: ({ name: project }) => ({ project }),
    refusedLink: ({ name }) => ({ label: 'Take down…', to: `/${name}` }),
  })
  const link = { label: 'Take down…', to: '/web-1' }

  it('leads to its remedy once the region has refused it, and is tried again after another error', async () => {
    const { actors, dialog } = start()
    answers('DELETE /v1/instances/i1', { status: 500, body: { message: 'Internal Server Error' } })
    actors.dispatchCommand(deletion, web)
    expect(dialog()?.alternative).toEqual(link)
    dialog()?.accept()
    await vi.waitFor(() => expect(dialog()?.failure?.title).toBe('Could not delete web-1'))
    expect(dialog()?.remedy).toBeUndefined()
    expect(dialog()?.alternative).toBeUndefined()
    answers('DELETE /v1/instances/i1', { status: 400, body: { message: 'contains an instance' } })
    dialog()?.accept()
    await vi.waitFor(() => expect(dialog()?.failure?.title).toBe('web-1 is not empty'))
    expect(dialog()?.remedy).toEqual(link)
  })

  it('leads there at once where a list in the cache has something of it', () => {
    const { store, actors, dialog } = start()
    const list = (project: string, items: readonly object[]) =>
      store.dispatch(answerAsOf('instanceList', { project }, { items }, 0))
    list('other', [web])
    list('web-1', [])
    actors.dispatchCommand(deletion, web)
    expect(dialog()).toMatchObject({ text: { body: 'It is gone.' }, remedy: undefined, alternative: link })
    dialog()?.dismiss()
    list('web-2', [web])
    actors.dispatchCommand(deletion, { ...web, name: 'web-2' })
    expect(dialog()).toMatchObject({
      text: { body: 'web-2 is not empty. “Take down…” shows what is in it, and deletes all of it.' },
      remedy: { to: '/web-2' },
      alternative: undefined,
    })
  })
})

describe('the session', () => {
  it('that the server no longer knows leads to the sign-in page, and back afterwards', () => {
    const { actors, left } = start()
    actors.expire('/projects?q=a b')
    actors.expire('/elsewhere')
    expect(left).toEqual(['/login?redirect_uri=%2Fprojects%3Fq%3Da%20b'])
  })

  it('ends at the sign-in page when the person signs out, even if the call fails', async () => {
    const { actors, left } = start()
    answers('POST /v1/logout', { status: 500, body: { message: 'no' } })
    actors.signOut()
    await vi.waitFor(() => expect(left).toEqual(['/login']))
    expect(answers.asked).toEqual(['POST /v1/logout'])
  })
})
