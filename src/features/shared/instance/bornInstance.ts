import { instanceLifecycle } from '#machines/lifecycle/instanceLifecycle'
import type { Instance } from '#store/api/generated/types'
import { instancesApi } from '#store/api/resources/instances'
import { unlessAtRest, type Birth } from '#store/commands/birth'
import { restText } from '#store/commands/end'
import { FOLLOWED } from '#store/commands/followed'
import { isStopped, runs } from './instanceEnds'

/** A new instance, which says that it runs, or that it is stopped. */
export const bornInstance = ({ id, name, runState: state }: Instance): Birth | undefined =>
  unlessAtRest(instanceLifecycle, {
    subject: { kind: 'instance', id, name, state },
    follow: instancesApi.endpoints.instanceView.initiate({ instance: id }, FOLLOWED),
    end({ reached = state, cached }) {
      if (reached === 'running') return runs({ id, name }, cached)
      return reached === 'stopped' ? isStopped({ id, name }, 'Start') : restText(name, reached)
    },
  })
