import { object } from 'yup'
import { updatesApi } from '#store/api/resources/updates'
import type { ApiError } from '#model/apiError'
import { PropertyList } from '#ui/tables/PropertyList'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { TextField } from '#features/kit/form/fields/TextField'
import { useFormPart } from '#features/kit/form/FormFields'
import { checkedText } from '#features/kit/form/rules'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { trustRootName } from '../commands'
import { ExpiryDate } from '../ExpiryDate'
import { trustRoots } from '../noun'
import { parsed, readRoot, rootError } from './rootRole'
import { RootRoles } from './TrustRootPanel'

interface RootValues {
  text: string
}

const schema = object({ text: checkedText('Root role', rootError) })

/** The field that an error belongs to: the form has only one. Rule: OPS-18. */
const fieldErrorsFrom = ({ statusCode, message }: ApiError): Partial<Record<keyof RootValues, string>> => ({
  text: statusCode === 400 ? message : undefined,
})

/** Adds a trust root from its document. */
export function AddTrustRootForm() {
  return (
    <SidePanelForm
      title={trustRoots.panels.create}
      needs={trustRoots.creates.create}
      schema={schema}
      initial={{ text: '' }}
      draft={{ fields: ['text'] }}
      send={({ text }, { save }) => save(updatesApi.endpoints.systemUpdateTrustRootCreate, { text })}
      saved={(root) => ({
        says: `Added ${trustRootName(root)}`,
        next: {
          label: 'View trust root',
          to: trustRoots.to.page({ trustRootId: root.id }),
        },
      })}
      back={trustRoots.to.list()}
      fieldErrorsFrom={fieldErrorsFrom}
    >
      <p>
        From then on the region accepts repositories that are signed by the keys of this root. Compare its
        keys with those of the publisher first.
      </p>
      <TextField
        name="text"
        label="Root role"
        hint="The whole file root.json, with its signatures"
        multiline
        rows={12}
      />
      <Preview />
    </SidePanelForm>
  )
}

/** The facts in the typed root. */
function Preview() {
  const text = useFormPart<RootValues, string>(({ values }) => values.text)
  const isRoot = text.trim() !== '' && rootError(text) === undefined
  const facts = isRoot ? readRoot(parsed(text)) : undefined
  return (
    <div role="status">
      {facts && (
        <>
          <PropertyList
            items={[
              { label: 'Version', value: facts.version ?? <EmptyCell /> },
              {
                label: 'Expires',
                value: facts.expires === undefined ? <EmptyCell /> : <ExpiryDate until={facts.expires} />,
              },
              { label: 'Signatures', value: facts.signedBy.length },
            ]}
          />
          <RootRoles facts={facts} />
        </>
      )}
    </div>
  )
}
