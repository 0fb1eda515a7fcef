import { expect, it } from 'vitest'
import { api } from '#store/api/api'
import type { OperationName } from '#store/api/generated/operationTypes'

// Every change of the region has a line of the activity: it is sent by a command, or by `save` of a form or a page, which
// write it. Nothing else of the features sends one.

import.meta.glob(['../../src/store/api/resources/*.ts', '!**/*.test.ts'], { eager: true })

/** Sign-in, sign-out and the login of devices change nothing that the region has. */
const ofSession: ReadonlySet<string> = new Set<OperationName>([
  'loginLocal',
  'loginSaml',
  'logout',
  'deviceAuthRequest',
  'deviceAuthConfirm',
  'deviceAccessToken',
])

/** What sends changes as parts of one line: the machines of uploads, and the endpoint of the snapshot before a deletion. */
const ofOneLine = /\/(images|update)\/upload\/|\/disks\/plans\.ts$/

const changes = Object.entries(api.endpoints as Record<string, object>)
  .filter(([name, endpoint]) => 'useMutation' in endpoint && !ofSession.has(name))
  .map(([name]) => name)

const sources = import.meta.glob<string>(['../../src/features/**/*.{ts,tsx}', '!**/*.test.*'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('no feature sends a change past the ledger', () => {
  expect(changes.length).toBeGreaterThan(100)
  const sent = new RegExp(`\\b(${changes.join('|')})\\s*\\.(?:initiate\\(|useMutation\\()`, 'g')
  const found = Object.entries(sources).flatMap(([path, text]) =>
    ofOneLine.test(path) ? [] : [...text.matchAll(sent)].map(([match]) => `${path}: ${match}`),
  )
  expect(found).toEqual([])
})
