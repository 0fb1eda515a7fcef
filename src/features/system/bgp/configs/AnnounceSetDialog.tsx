import { object } from 'yup'
import type { BgpConfig } from '#store/api/generated/types'
import { bgpApi } from '#store/api/resources/bgp'
import { ALL_LIMIT } from '#model/paging'
import { byName, choiceStatus } from '#features/kit/form/choices'
import { ChoiceField } from '#features/kit/form/fields/ChoiceField'
import { ModalForm } from '#features/kit/form/ModalForm'
import { requiredText } from '#features/kit/form/rules'

const schema = object({ announceSet: requiredText('Announce set') })

interface AnnounceSetDialogProps {
  config: BgpConfig
  onDismiss: () => void
}

/** Gives a BGP configuration another announce set. The region does not show the present one. */
export function AnnounceSetDialog({ config, onDismiss }: AnnounceSetDialogProps) {
  const sets = bgpApi.endpoints.networkingBgpAnnounceSetList.useQuery({ limit: ALL_LIMIT })
  return (
    <ModalForm
      title="Change announce set"
      schema={schema}
      initial={{ announceSet: '' }}
      send={({ announceSet }, { save }) =>
        save(bgpApi.endpoints.networkingBgpConfigUpdate, {
          nameOrId: config.id,
          was: {},
          body: { bgpAnnounceSetId: announceSet },
        })
      }
      saved={({ name }, { announceSet }) => `BGP configuration ${name} uses announce set ${announceSet}`}
      onDismiss={onDismiss}
    >
      <p>
        The region announces the networks of the set under AS {config.asn} at once, and no longer those of the
        set before. It does not say which one that is.
      </p>
      <ChoiceField
        name="announceSet"
        label="Announce set"
        noun="announce set"
        choices={(sets.currentData ?? []).map(byName)}
        status={choiceStatus(sets)}
      />
    </ModalForm>
  )
}
