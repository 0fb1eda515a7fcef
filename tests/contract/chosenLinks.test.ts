import { expect, test } from 'vitest'
import { isOffered } from '#features/kit/noun/noun'
import { chosenLinks, targetOf } from '../support/chosen'
import { OLDEST } from '#store/api/versions/generated/shipped'
import { areas } from '../support/routes'

// tests/browser/everyRoute/ is a record, and decides which links the browser follows: a link that leaves the record is
// no longer tried. So each page has to keep a link that is followed, or its reason here.

/** The pages that no followed link reaches, by the reason. */
const unreached: Readonly<Record<string, readonly string[]>> = {
  'an entry of a menu, and the record has menus by their names alone': [
    '/projects/:project/edit',
    '/access/:identity/edit',
    '/projects/:project/snapshots/:snapshot/images-new',
    '/projects/:project/vpcs/:vpc/edit',
    '/projects/:project/affinity-groups/:affinityGroup/edit',
    '/projects/:project/access/:identity/edit',
    '/projects/:project/instances/:instance/networking/interfaces/:interface/edit',
    '/projects/:project/vpcs/:vpc/firewall-rules-new/:rule',
    '/projects/:project/vpcs/:vpc/routers/:router/edit',
    '/projects/:project/affinity/:antiAffinityGroup/edit',
    '/system/access/:identity/edit',
    '/system/networking/ip-pools/:pool/edit',
    '/system/alerts/receivers/:receiver/edit',
    '/system/support-bundles/:bundleId/edit',
    '/system/silos/:silo/users/:identity/role',
    '/system/silos/:silo/users/:identity/password',
    '/system/switch-ports/:rackId/:switchLocation/:port/settings-apply',
    '/system/networking/bgp/announce-sets/:announceSet/edit',
  ],
  'an address that leads to another one': [
    '/lookup/i/:instance',
    '/lookup/disks/:disk',
    '/lookup/snapshots/:snapshot',
    '/lookup/images/:image',
  ],
  'its button is disabled on the pages of the list': [
    '/projects/:project/instances/:instance/networking/interfaces-new',
    '/projects/:project/vpcs/:vpc/internet-gateways/:gateway/addresses-attach',
  ],
  'the silo of the recorded list has SAML, so that no users are created there': [
    '/system/silos/:silo/users-new',
  ],
}
const excused = Object.values(unreached).flat()

const pages = new Set(
  Object.values(areas)
    .flat()
    // The record is of the oldest version.
    .filter((route) => isOffered(OLDEST, route))
    .map(({ path }) => targetOf(path)),
)
const followed = new Set([...chosenLinks.values()].flat().map(({ target }) => target.replace(/\?$/, '')))

test('each page of the frame is reached by a link that is followed, or has its reason', () => {
  expect([...pages].filter((page) => !followed.has(page) && !excused.includes(page))).toEqual([])
})

test('each page with a reason is one that no followed link reaches', () => {
  expect(excused.filter((page) => !pages.has(page) || followed.has(page))).toEqual([])
})
