import { describe, expect, it } from 'vitest'
import { elsewhere } from '#store/commands/end'
import { defineCommand, type Command } from '#store/commands/command'
import type { ManyRow } from '#store/commands/many'
import { vpcsApi } from '#store/api/resources/vpcs'
import { foundIn, someNames } from './deleteAllBatch'
import { beforeEach, deletionOrder } from './order'
import { outlookOf, usualLength } from './outlook'
import type { ThingKind } from '#features/shared/thingFacts'
import type { Thing } from './thing'

interface Row {
  id: string
  name: string
  reason?: string | undefined
}

const command = defineCommand<Row>()({
  name: 'thing.delete',
  label: 'Delete',
  many: 'repeatable',
  endpoint: vpcsApi.endpoints.vpcDelete,
  toArgs: ({ id }) => ({ vpc: id }),
  disabledReason: ({ reason }) => reason,
  subject: ({ id, name }) => ({ kind: 'vpc', id, name }),
  end: elsewhere,
  errorMessage: ({ name }) => `Could not delete ${name}`,
})

/** A thing that a command deletes. @param reason why it cannot be deleted now */
const thing = (kind: ThingKind, id: string, more: Partial<Thing> & { reason?: string } = {}): Thing => {
  const { reason, ...rest } = more
  const runs: ManyRow = { command: command as Command, record: { id, name: id, reason }, by: [] }
  return { kind, id, name: id, heldBy: [], runs, ...rest }
}
const inProject = { within: 'p' }
const inVpc = { within: 'v' }

/** A project with a network, in an order that nothing could be deleted in. */
const things: readonly Thing[] = [
  thing('project', 'p'),
  thing('vpc', 'v', inProject),
  thing('internetGateway', 'door', inVpc),
  thing('router', 'way', inVpc),
  { kind: 'router', id: 'system', name: 'system', heldBy: [], ...inVpc },
  thing('subnet', 's', inVpc),
  { kind: 'networkInterface', id: 'net0', name: 'net0', heldBy: ['web'], within: 's' },
  thing('disk', 'boot', { ...inProject, heldBy: ['web'] }),
  thing('disk', 'data', inProject),
  thing('probe', 'reach', inProject),
  thing('instance', 'web', inProject),
  { kind: 'promotedImage', id: 'golden', name: 'golden', heldBy: [], isKept: true, ...inProject },
]
const whyNot = () => undefined
const reading = (all: readonly Thing[]) => ({ things: all, unread: [], outside: new Map([['far', 'far-1']]) })

describe('the order of a deletion', () => {
  it('follows from what holds what, and from what is in what', () => {
    expect(Object.fromEntries(beforeEach(things))).toEqual({
      p: ['v', 'boot', 'data', 'reach', 'web'],
      v: ['door', 'way', 's'],
      door: ['s', 'way'],
      way: ['s'],
      s: ['web', 'reach'],
      boot: ['web'],
      data: [],
      reach: [],
      web: [],
    })
  })

  it('has each thing after all that has to be gone before it, whatever the order of the lists', () => {
    for (const all of [things, things.toReversed()]) {
      const ids = deletionOrder(all).map(({ id }) => id)
      for (const [id, before] of beforeEach(all))
        for (const first of before) expect(ids.indexOf(first)).toBeLessThan(ids.indexOf(id))
      expect(ids.at(-1)).toBe('p')
    }
  })

  it('leaves out what goes with another thing, and what is kept', () => {
    const ids = deletionOrder(things).map(({ id }) => id)
    expect(ids).toHaveLength(9)
    for (const id of ['net0', 'system', 'golden']) expect(ids).not.toContain(id)
  })

  it('does not exist for things that hold each other', () => {
    const ring = [thing('disk', 'a', { heldBy: ['b'] }), thing('disk', 'b', { heldBy: ['a'] })]
    expect(() => deletionOrder(ring)).toThrow('disk a has to be gone before itself')
  })

  it('is the order of each project of a silo: a probe of one keeps no subnet of another', () => {
    const silo = [
      thing('silo', 'silo'),
      thing('project', 'p', { within: 'silo' }),
      thing('project', 'q', { within: 'silo' }),
      thing('vpc', 'v', inProject),
      thing('subnet', 's', inVpc),
      thing('probe', 'reach', { within: 'q' }),
    ]
    expect(beforeEach(silo).get('s')).toEqual([])
    expect(beforeEach(silo).get('silo')).toEqual(['p', 'q'])
  })
})

describe('the outlook', () => {
  const refusing = things.map((each) =>
    each.id === 'web' ? thing('instance', 'web', { ...inProject, reason: 'It moves' }) : each,
  )
  const of = (id: string, all = refusing) =>
    outlookOf(reading(all), whyNot).find((each) => each.thing.id === id)

  it('names what refuses, and what that keeps', () => {
    expect(of('web')?.refuses).toBe('It moves')
    for (const id of ['boot', 's', 'v', 'p']) expect(of(id)?.keptBy?.id).toBe('web')
    for (const id of ['data', 'reach']) expect(of(id)).toMatchObject({ before: [] })
    expect(of('data')).not.toHaveProperty('keptBy')
  })

  it('does not count a refusal that ends with what holds the thing', () => {
    const attached = things.map((each) =>
      each.id === 'boot'
        ? thing('disk', 'boot', { ...inProject, heldBy: ['web'], reason: 'It is attached' })
        : each,
    )
    expect(of('boot', attached)).not.toHaveProperty('refuses')
  })

  it('names what is outside and still uses something', () => {
    const used = things.map((each) => (each.id === 'net0' ? { ...each, heldBy: ['far'] } : each))
    expect(of('s', used)).toMatchObject({ refuses: 'Used by far-1', usedBy: ['far-1'] })
  })

  it('takes as long as the longest chain, or as the places allow', () => {
    const all = outlookOf(reading(things), whyNot)
    const usual = new Map([['thing.delete', 1_000]])
    // web and reach, then the subnet, the router, the gateway, the VPC and the project.
    expect(usualLength(all, usual, 4)).toEqual({ ms: 6_000, known: 9, of: 9 })
    expect(usualLength(all, usual, 1).ms).toBe(9_000)
    expect(usualLength(all, new Map(), 4)).toEqual({ ms: 0, known: 0, of: 9 })
  })
})

describe('what is in a whole at its end', () => {
  it('is named, what appeared meanwhile first', () => {
    const known = new Set(['p', 'data'])
    expect(foundIn([thing('project', 'p')], known)).toBeUndefined()
    expect(foundIn([thing('project', 'p'), thing('disk', 'data')], known)).toBe('Still in it: data')
    expect(foundIn([thing('project', 'p'), thing('disk', 'data'), thing('disk', 'late')], known)).toBe(
      'Appeared meanwhile: late',
    )
  })

  it('is counted when it is much', () => {
    expect(someNames(['a', 'b', 'c', 'd', 'e'])).toBe('a, b, c, and 2 more')
  })
})
