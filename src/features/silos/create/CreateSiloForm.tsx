import { useState } from 'react'
import { useNavigate } from 'react-router'
import { paths } from '#src/paths'
import { silosApi } from '#store/api/resources/silos'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { DescriptionField, NameField, TextField } from '#features/shared/form/fields/TextField'
import { RadioField } from '#features/shared/form/fields/RadioField'
import { CheckboxField } from '#features/shared/form/fields/CheckboxField'
import { SelectField } from '#features/shared/form/fields/SelectField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useNotify } from '#features/shared/useNotify'
import { identityModes, siloRoles } from '../labels'
import { QuotaFields } from '../quotas/QuotaFields'
import { CertificateDialog } from './CertificateDialog'
import { CertificatesField } from './CertificatesField'
import {
  emptySilo,
  mappedField,
  siloBody,
  siloDraft,
  siloFieldError,
  siloSchema,
  type MappedRole,
  type SiloValues,
} from './siloForm'
import { useForm } from '#features/shared/form/FormFields'

/** Creates a silo with its quotas, sign-in, roles on the fleet and certificates. */
export function CreateSiloForm() {
  const go = useNavigate()
  const notify = useNotify()
  const [create] = silosApi.endpoints.siloCreate.useMutation()
  const [isAdding, setAdding] = useState(false)
  const back = () => void go(paths.silos(), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Create silo"
      submitLabel="Create silo"
      schema={siloSchema}
      initial={emptySilo}
      draft={{ fields: siloDraft }}
      send={(values) => create({ body: siloBody(values) }).unwrap()}
      onSaved={(silo) => {
        notify(`Silo ${silo.name} created`, { label: 'Open silo', to: paths.silo(silo.name) })
        back()
      }}
      onDismiss={back}
      fieldErrorsFrom={siloFieldError}
      focusError={focusFirstError}
      dialog={isAdding && <AddCertificate onDone={() => setAdding(false)} />}
    >
      <NameField />
      <DescriptionField />
      <CheckboxField name="discoverable" label="Discoverable: shown in the list of silos" />
      <QuotaFields />
      <SignInFields />
      <MappedRoles />
      <CertificatesField onAdd={() => setAdding(true)} />
    </SidePanelForm>
  )
}

/** The first invalid control, or the group of certificates, which has none. */
function focusFirstError(form: HTMLFormElement) {
  const controls = '[aria-invalid="true"], [data-field="tlsCertificates"][aria-describedby$="-error"]'
  const first = form.querySelector<HTMLElement>(controls)
  first?.focus()
  first?.scrollIntoView({ block: 'nearest' })
}

/** How people sign in, and the group whose members are admins from the start. */
function SignInFields() {
  const { values, setFieldValue } = useForm<SiloValues>()
  return (
    <>
      <RadioField
        name="identityMode"
        label="Identity mode"
        choices={(['saml_jit', 'local_only'] as const).map((mode) => ({
          value: mode,
          ...identityModes[mode],
        }))}
        onPicked={(mode) => {
          if (mode === 'local_only') void setFieldValue('adminGroupName', '')
        }}
      />
      {values.identityMode === 'saml_jit' && (
        <TextField
          name="adminGroupName"
          label="Admin group name"
          optional
          hint="The group is created with the role of silo admin. Members come from the identity provider."
        />
      )}
    </>
  )
}

const fleetChoices: readonly { value: MappedRole; label: string }[] = [
  { value: '', label: 'No role on the fleet' },
  { value: 'viewer', label: 'Fleet viewer' },
  { value: 'collaborator', label: 'Fleet collaborator' },
  { value: 'admin', label: 'Fleet admin' },
]

/** The roles on the fleet that come with roles on the silo. */
const MappedRoles = () => (
  <FieldGroup
    name="mappedFleetRoles"
    label="Fleet roles"
    hint="Who has a role on the silo also has this role on the fleet. This cannot be changed later."
  >
    {siloRoles.map((role) => (
      <SelectField key={role} name={mappedField(role)} label={`Silo ${role}s are`} choices={fleetChoices} />
    ))}
  </FieldGroup>
)

function AddCertificate({ onDone }: { onDone: () => void }) {
  const { values, setFieldValue, submitCount } = useForm<SiloValues>()
  const [taken] = useState(() => new Set(values.tlsCertificates.map(({ name }) => name)))
  return (
    <CertificateDialog
      silo={values.name}
      taken={taken}
      onAdded={(certificate) => {
        void setFieldValue('tlsCertificates', [...values.tlsCertificates, certificate], submitCount > 0)
        onDone()
      }}
      onDismiss={onDone}
    />
  )
}
