import { describe, expect, it } from 'vitest'
import type { ApiError } from '#model/apiError'
import { describeError } from './describeError'
import { loadsAll, loadsOne, type Loads, type PageLink } from './loads'

const back: PageLink = { label: 'All instances', to: () => '/' }
const instances = loadsAll('instances')
const instance = loadsOne('instance', 'instance', 'project', back)
const project = loadsOne('project', 'project', undefined, back)
const params = { project: 'web', instance: 'nope' }

const api = (statusCode: number): ApiError => ({ statusCode, message: 'Said' })
const words = (error: unknown, loads: Loads | undefined) => {
  const { kind, label, title } = describeError(error, loads, params)
  return [kind, label, title]
}

describe('what a failed page says', () => {
  it.each([
    [
      'a thing that is not there',
      api(404),
      instance,
      ['notFound', 'Page not found', 'There is no instance nope in web'],
    ],
    [
      'a project that is not there',
      api(404),
      project,
      ['notFound', 'Page not found', 'There is no project web'],
    ],
    [
      'a list that is not there',
      api(404),
      instances,
      ['notFound', 'Page not found', 'Could not find instances'],
    ],
    [
      'a thing that one may not see',
      api(403),
      instance,
      ['forbidden', 'Action not authorized', 'You may not see instance nope'],
    ],
    [
      'a list that one may not see',
      api(403),
      instances,
      ['forbidden', 'Action not authorized', 'You may not see instances'],
    ],
    [
      'a list that failed',
      api(500),
      instances,
      ['failed', 'Something went wrong', 'Could not load instances'],
    ],
    [
      'a list that never answered',
      api(0),
      instances,
      ['unreachable', 'Something went wrong', 'Could not load instances'],
    ],
    ['a lost session', api(401), instances, ['signedOut', undefined, 'Your session has ended']],
    [
      'an error of the page itself',
      new Error('x is undefined'),
      instances,
      ['failed', undefined, 'Something went wrong'],
    ],
    [
      'a thing that the console itself does not find among the rows of a list',
      { status: 404, statusText: '', data: '', internal: false },
      instance,
      ['notFound', 'Page not found', 'There is no instance nope in web'],
    ],
    ['an address that nothing is known of', api(404), undefined, ['notFound', undefined, 'Page not found']],
    [
      'an error where nothing was loaded',
      api(403),
      undefined,
      ['forbidden', undefined, 'Action not authorized'],
    ],
  ] as const)('%s', (_, error, loads, expected) => {
    expect(words(error, loads)).toEqual(expected)
  })

  it.each([
    'Failed to fetch dynamically imported module: https://region.test/assets/a.js',
    'error loading dynamically imported module: https://region.test/assets/a.js',
    'Importing a module script failed.',
  ])('a part of the console that is not there any more: %s', (message) => {
    expect(words(new TypeError(message), instances)).toEqual([
      'outdated',
      'Something went wrong',
      'Could not load this page',
    ])
  })

  it.each([
    ['did not answer', api(0), 'unreachable'],
    ['failed', api(503), 'failed'],
  ] as const)('a lookup does not call missing what a region that %s could not find', (_, call, kind) => {
    const found = describeError(
      { status: 404, statusText: '', data: call, internal: false },
      loadsOne('instance with the ID', 'instance', undefined, back),
      params,
    )
    expect(found).toEqual({
      kind,
      label: 'Page not found',
      title: 'Could not look up instance with the ID nope',
      body: 'The control plane could not say whether it exists. Try again.',
    })
  })

  it.each([
    ['/silo/certificates', {}, 'silo'],
    ['/projects/web/probes', { project: 'web' }, 'project'],
    ['/system/silos/docks/quotas', { silo: 'docks' }, 'fleet'],
  ])('at %s a missing role says who can give it', (pathname, at, scope) => {
    expect(describeError(api(403), instances, at, pathname).body).toBe(
      `You are signed in, but your roles do not allow you to see this page. An admin of the ${scope} can give you access.`,
    )
  })

  it('a style sheet of a part of the console that is not there any more', () => {
    const [kind] = words(new Error('Unable to preload CSS for https://region.test/assets/a.css'), instances)
    expect(kind).toBe('outdated')
  })

  it('never says anything of a thrown error: it may hold what was typed', () => {
    expect(JSON.stringify(describeError(new Error('hunter2'), instances, params))).not.toContain('hunter2')
  })
})
