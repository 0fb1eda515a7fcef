import { instanceLifecycle } from '../../machines/lifecycle/instanceLifecycle'
import type { Instance } from '../../store/api/generated/types'
import { GIB } from '../../store/model/limits'
import type { Facet } from '../shared/list/filter'
import { stateFacet } from '../shared/list/facets'
import { instanceTone } from '../shared/stateTones'

/** What the instance list is narrowed by. */
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
