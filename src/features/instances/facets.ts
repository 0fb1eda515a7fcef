import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { GIB } from '#store/model/units'
import type { Facet } from '#features/shared/list/filter'
import { stateFacet } from '#features/shared/list/facets'
import { instanceTone } from '#features/shared/stateTones'

/** The facets of the instance list. */
export const instanceFacets: readonly Facet<Instance>[] = [
  stateFacet(instanceLifecycle, (instance) => instance.runState, instanceTone),
  {
    id: 'size',
    label: 'Size',
    valuesOf: ({ ncpus, memory }) => [`${ncpus}-vcpu-${memory / GIB}-gib`],
    wordOf: (value) => {
      const [, cpus = '', memory = ''] = /^(\d+)-vcpu-([\d.]+)-gib$/.exec(value) ?? []
      return cpus ? `${cpus} ${cpus === '1' ? 'vCPU' : 'vCPUs'}, ${memory} GiB` : value
    },
  },
]
