import type { PhysicalDisk, Sled } from '#store/api/generated/types'
import { wordFacet } from '#features/shared/list/facets'
import type { Facet } from '#features/shared/list/filter'
import { formFactorWord } from './columns'
import { provisionPolicyOf, provisionWord } from '#features/shared/hardware/provisioning'

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

/** The facets of the list of sleds. */
export const sledFacets: readonly Facet<Sled>[] = [
  wordFacet('policy', 'Policy', ({ policy }) => policy.kind),
  wordFacet(
    'provision',
    'Provision policy',
    ({ policy }) => provisionPolicyOf(policy) ?? [],
    (policy) => sentence(provisionWord(policy)),
  ),
  wordFacet('state', 'State', ({ state }) => state),
]

/** The facets of the list of physical disks. @param serials of their sleds, by id */
export const physicalDiskFacets = (serials: ReadonlyMap<string, string>): readonly Facet<PhysicalDisk>[] => [
  wordFacet('formFactor', 'Form factor', ({ formFactor }) => formFactor, formFactorWord),
  wordFacet(
    'sled',
    'Sled',
    ({ sledId }) => sledId ?? [],
    (id) => serials.get(id) ?? id,
  ),
  wordFacet('state', 'State', ({ state }) => state),
]
