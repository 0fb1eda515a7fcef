import { useState } from 'react'
import type { CertificateCreate } from '#store/api/generated/types'
import { silosApi } from '#store/api/resources/silos'
import { useHasFeature } from '#store/useRegionVersion'
import { wireWords } from '#model/case'
import { Button } from '#ui/actions/Button'
import { FieldGroup } from '#ui/forms/FieldGroup'
import { EmptyCell } from '#ui/tables/EmptyCell'
import { MiniTable } from '#ui/tables/MiniTable'
import { useRoles } from '#features/shared/people/useRoles'
import { CertificateFields } from '#features/shared/certificate/CertificateFields'
import { CertificateNotices } from '#features/shared/certificate/CertificateNotices'
import {
  certificateOf,
  certificateSchema,
  emptyCertificate,
} from '#features/shared/certificate/certificateForm'
import { useForm, type FormStore, useFormField, useFormPart } from '#features/kit/form/FormFields'
import { ModalForm } from '#features/kit/form/ModalForm'
import { SidePanelForm } from '#features/kit/form/SidePanelForm'
import { CheckboxField } from '#features/kit/form/fields/CheckboxField'
import { RadioField } from '#features/kit/form/fields/RadioField'
import { SelectField } from '#features/kit/form/fields/SelectField'
import { DescriptionField, NameField, TextField } from '#features/kit/form/fields/TextField'
import { identityModes } from '../identityModes'
import { QuotaFields } from '../quotas/QuotaFields'
import { areAllZero } from '../quotas/quotaForm'
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
import { silos } from '../noun'

/** Creates a silo with its quotas, sign-in, roles on the fleet and certificates. */
export function CreateSiloForm() {
  const [isAdding, setAdding] = useState(false)
  return (
    <SidePanelForm
      title={silos.panels.create}
      needs={silos.creates.create}
      schema={siloSchema}
      initial={emptySilo}
      draft={{ fields: siloDraft }}
      send={(values, { save }) => save(silosApi.endpoints.siloCreate, { body: siloBody(values) })}
      saved={(silo) => ({
        says: `Silo ${silo.name} created`,
        next: { label: 'Open silo', to: silos.to.page({ silo: silo.name }) },
      })}
      back={silos.to.list()}
      fieldErrorsFrom={siloFieldError}
      focusError={focusFirstError}
      dialog={isAdding && <AddCertificate onDone={() => setAdding(false)} />}
    >
      <NameField />
      <DescriptionField />
      <CheckboxField name="discoverable" label="Discoverable: shown in the list of silos" />
      <QuotaFields />
      <NoQuotas />
      <SignInFields />
      <MappedRoles />
      <CertificatesField onAdd={() => setAdding(true)} />
    </SidePanelForm>
  )
}

/** Focuses the first invalid control, or the group of certificates, which has no control. */
function focusFirstError(form: HTMLFormElement) {
  const controls = '[aria-invalid="true"], [data-field="tlsCertificates"][aria-describedby$="-error"]'
  const first = form.querySelector<HTMLElement>(controls)
  first?.focus()
  first?.scrollIntoView({ block: 'nearest' })
}

/** The consequence of quotas that are all 0. */
function NoQuotas() {
  const isShown = useFormPart(({ values }: FormStore<SiloValues>) => areAllZero(values))
  return isShown && <p>Nothing can be created in this silo until its quotas are raised.</p>
}

const modes = ['saml_jit', 'saml_scim', 'local_only'] as const

/** The identity mode, and the group whose members are admins from the start. */
function SignInFields() {
  const { values, setFieldValue } = useForm<SiloValues>()
  const hasScim = useHasFeature('scimSilos')
  return (
    <>
      <RadioField
        name="identityMode"
        label="Identity mode"
        choices={modes
          .filter((mode) => hasScim || mode !== 'saml_scim')
          .map((mode) => ({ value: mode, ...identityModes[mode] }))}
        onPicked={(mode) => {
          if (mode === 'local_only') void setFieldValue('adminGroupName', '')
        }}
      />
      {values.identityMode !== 'local_only' && (
        <TextField
          name="adminGroupName"
          label="Admin group name"
          optional
          hint={
            values.identityMode === 'saml_scim'
              ? 'The group gets the role of silo admin when the identity provider creates it.'
              : 'The group is created with the role of silo admin. Members come from the identity provider.'
          }
        />
      )}
    </>
  )
}

const fleetChoices: readonly { value: MappedRole; label: string }[] = [
  { value: '', label: 'No role' },
  { value: 'viewer', label: 'Viewer of the fleet' },
  { value: 'collaborator', label: 'Collaborator of the fleet' },
  { value: 'admin', label: 'Admin of the fleet' },
]

/** The fleet roles that come with roles on the silo. */
function MappedRoles() {
  const roles = useRoles('silo')
  return (
    <FieldGroup
      name="mappedFleetRoles"
      label="Fleet roles"
      hint="A role on the silo also gives this role on the fleet. This cannot be changed later."
    >
      {roles.toReversed().map(({ role }) => (
        <SelectField
          key={role}
          name={mappedField(role)}
          label={`Silo ${wireWords(role)}s are`}
          choices={fleetChoices}
        />
      ))}
    </FieldGroup>
  )
}

const nameOf = ({ name }: CertificateCreate) => name

/**
 * The TLS certificates of a new silo with their problems. Keys are not shown.
 *
 * @param onAdd opens the dialog for another one
 */
function CertificatesField({ onAdd }: { onAdd: () => void }) {
  const [input, meta, helpers] = useFormField<SiloValues, 'tlsCertificates'>('tlsCertificates')
  const silo = useFormPart(({ values }: FormStore<SiloValues>) => values.name)
  return (
    <FieldGroup
      name="tlsCertificates"
      label="TLS certificates"
      hint="For the host names of the silo’s console and API."
      error={meta.error}
    >
      <MiniTable
        label="TLS certificates"
        columns={[
          { header: 'Name', cell: nameOf },
          { header: 'Description', cell: ({ description }) => description || <EmptyCell /> },
        ]}
        items={input.value}
        itemName={nameOf}
        onRemove={(index) => void helpers.setValue(input.value.toSpliced(index, 1))}
      />
      {input.value.map(({ name, cert }) => (
        <CertificateNotices key={name} pem={cert} silo={silo} subject={`TLS certificate ${name}`} />
      ))}
      <div>
        <Button size="small" onClick={onAdd}>
          Add TLS certificate
        </Button>
      </div>
    </FieldGroup>
  )
}

/** The dialog that adds a TLS certificate to the form, without a request. */
function AddCertificate({ onDone }: { onDone: () => void }) {
  const { values, setFieldValue, submitCount } = useForm<SiloValues>()
  const [schema] = useState(() => certificateSchema(new Set(values.tlsCertificates.map(nameOf))))
  return (
    <ModalForm
      title="Add TLS certificate"
      schema={schema}
      initial={emptyCertificate}
      code="none"
      send={certificateOf}
      onSaved={(certificate) => {
        void setFieldValue('tlsCertificates', [...values.tlsCertificates, certificate], submitCount > 0)
        onDone()
      }}
      onDismiss={onDone}
    >
      <NameField />
      <DescriptionField />
      <CertificateFields silo={values.name} />
    </ModalForm>
  )
}
