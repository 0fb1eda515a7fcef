import { describe, expect, it } from 'vitest'
import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Disk, Instance } from '../api/generated/types'
import { instancesApi } from '../api/resources/instances'
import { defineCommand } from './command'
import { phrase } from './phrase'

const { instanceStop, instanceList } = instancesApi.endpoints
const web = { id: 'i1', name: 'web-1', runState: 'running' } as Instance

const words = {
  name: 'instance.stop',
  label: 'Stop',
  many: 'readFirst' as const,
  subject: ({ id, name, runState }: Instance) => ({ kind: 'instance' as const, id, name, state: runState }),
  end: ({ name }: Instance) => `${name} is stopped`,
  errorMessage: ({ name }: Instance) => `Could not stop ${name}`,
}
const stop = {
  ...words,
  endpoint: instanceStop,
  lifecycle: instanceLifecycle,
  event: 'command.stop' as const,
  toArgs: ({ id }: Instance) => ({ instance: id }),
}

describe('a command', () => {
  const command = defineCommand<Instance>()(stop)

  it('is allowed and disabled by its lifecycle, with a reason', () => {
    expect(command.why(web)).toBeUndefined()
    expect(command.why({ ...web, runState: 'creating' })).toMatch(/^Only .* instances can be stopped/)
    expect(command.allows('running')).toBe(true)
    expect(command.allows('stopped')).toBe(false)
  })

  it('asks a second rule once its lifecycle allows it', () => {
    const guarded = defineCommand<Instance>()({ ...stop, disabledReason: () => 'It is the last one' })
    expect(guarded.why(web)).toBe('It is the last one')
    expect(guarded.why({ ...web, runState: 'creating' })).toMatch(/^Only/)
  })

  it('leaves it to the server without a lifecycle', () => {
    const { lifecycle: _, event: __, ...free } = stop
    const unbound = defineCommand<Instance>()(free)
    expect(unbound.why({ ...web, runState: 'stopped' })).toBeUndefined()
    expect(unbound.allows('stopped')).toBeUndefined()
  })
})

// Checked by `npm run types`: a directive above a line that compiles is an error there.
describe('what does not fit does not compile', () => {
  it('a misspelt event of the lifecycle', () => {
    // @ts-expect-error: the lifecycle has no such event
    defineCommand<Instance>()({ ...stop, event: 'command.stpo' })
    expect.assertions(0)
  })

  it('a record of another kind', () => {
    const command = defineCommand<Instance>()(stop)
    // @ts-expect-error: a disk is no instance
    const why = () => command.why({ id: 'd1', name: 'data' } as Disk)
    // @ts-expect-error: the words are about an instance
    defineCommand<Disk>()(stop)
    expect(why).toBeTypeOf('function')
  })

  it('a command without its end', () => {
    const { end: _, ...endless } = stop
    // @ts-expect-error: every command says how it ends
    defineCommand<Instance>()(endless)
    expect.assertions(0)
  })

  it('an argument that the endpoint does not take', () => {
    // @ts-expect-error: the endpoint calls it "instance"
    defineCommand<Instance>()({ ...stop, toArgs: ({ id }) => ({ instanse: id }) })
    // @ts-expect-error: an id is a text
    defineCommand<Instance>()({ ...stop, toArgs: () => ({ instance: 1 }) })
    expect.assertions(0)
  })

  it('an endpoint that only reads', () => {
    // @ts-expect-error: a list is not a command
    defineCommand<Instance>()({ ...words, endpoint: instanceList, toArgs: () => ({ project: 'p' }) })
    expect.assertions(0)
  })

  it('a subject of a kind that does not exist, or a question without its body', () => {
    // @ts-expect-error: there is no such kind
    defineCommand<Instance>()({ ...stop, subject: ({ id, name }) => ({ kind: 'instanse', id, name }) })
    // @ts-expect-error: the outcome text is required
    defineCommand<Instance>()({ ...stop, confirm: () => ({ title: phrase`Stop?`, tone: 'danger' }) })
    expect.assertions(0)
  })
})
