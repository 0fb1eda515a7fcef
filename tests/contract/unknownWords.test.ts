import { expect, it } from 'vitest'
import { modeText } from '#features/system/bfd-sessions/sessionText'
import { diskTypeText } from '#features/project/disks/exports/diskColumns'
import { attemptsOf, resultWord, triggerWord } from '#features/system/alerts/deliveries/lifecycle'
import { restartPolicyLabel } from '#features/project/instances/restartPolicies'
import { unitFor } from '#features/system/metrics/unitFor'
import { addressKind } from '#features/project/probes/ProbePanel'
import { peerLabel, peerText, peerTitle } from '#features/shared/fabric/peer'
import { fecText, speedText } from '#features/shared/fabric/linkReport'
import { geometryText, interfaceKindText } from '#features/shared/fabric/port'
import { poolTypeWord, poolUsers, poolVersion } from '#features/shared/pools/poolKinds'
import { endpointText } from '#features/project/vpcs/EndpointLabel'
import { targetName } from '#features/project/vpcs/map/vpcNetwork'
import { heldRoleText } from '#model/roles'

// Values that this console does not know, in the texts of panels and dialogs: pageText renders none of them.

/** A value of a later version. The types of the model do not have it. */
const LATER = 'later_word' as never

it.each([
  ['the mode of a BFD session', modeText(LATER)],
  ['the type of a disk', diskTypeText(LATER)],
  ['the trigger of a delivery', triggerWord({ trigger: LATER })],
  ['the result of an attempt', resultWord({ attempt: 1, result: LATER, timeSent: '' })],
  ['the restart policy', restartPolicyLabel({ autoRestartPolicy: LATER })],
  ['the unit of a series', unitFor(LATER, 1).unit.label],
  ['the kind of an address of a probe', addressKind({ ip: '', kind: LATER, firstPort: 0, lastPort: 65_535 })],
  ['the error correction of a link', fecText(LATER)],
  ['the speed of a link', speedText(LATER)],
  ['the geometry of a port', geometryText(LATER)],
  ['the kind of an interface', interfaceKindText(LATER)],
  ['the IP version of a pool', poolVersion(LATER)],
  ['the type of a pool', poolTypeWord(LATER)],
  ['the users of a pool', poolUsers(LATER)],
  ['an endpoint without a value', endpointText({ type: LATER } as never)],
  ['a target without a value', targetName({ type: LATER } as never)],
])('%s is shown as it is', (_, text) => {
  expect(text).toBe('later_word')
})

it('the speed of a later link that is not in gigabits is shown as it is', () => {
  expect(speedText('speed1_t' as never)).toBe('speed1_t')
  expect(speedText('speed800_g' as never)).toBe('800 Gbit/s')
})

it('a role is in words with its scope', () => {
  expect(heldRoleText({ scope: 'silo', roleName: 'read_write_user' })).toBe('Read write user of the silo')
})

it('a BGP peer of a later kind has the name of its kind, or its address', () => {
  const peer = { addr: { type: LATER }, linkName: 'phy0' } as never
  expect([peerLabel(peer), peerText(peer), peerTitle(peer)]).toEqual([
    'later_word',
    'the later_word peer on phy0',
    'later_word BGP peer on phy0',
  ])
  expect(peerLabel({ addr: { type: LATER, targetAddr: '10.0.0.2' } as never })).toBe('10.0.0.2')
})

it('the attempts for a receiver of a later kind are shown', () => {
  const attempt = { attempt: 1, result: 'succeeded', timeSent: '' } as const
  expect(attemptsOf({ attempts: { later_word: [attempt] } as never })).toEqual([attempt])
})
