import { useNavigate } from 'react-router'
import { paths } from '#src/paths'
import { switchPortsApi } from '#store/api/resources/switchPorts'
import { CheckboxField } from '#features/shared/form/fields/CheckboxField'
import { TextField } from '#features/shared/form/fields/TextField'
import { SidePanelForm } from '#features/shared/form/SidePanelForm'
import { useParam } from '#features/routing/useParam'
import { useNotify } from '#features/shared/useNotify'
import { lldpBody, lldpSchema, lldpTexts, lldpValues } from '#features/shared/fabric/lldpForm'

/** Edits what a port announces of itself. */
export function EditLldpForm() {
  const at = useParam('rackId', 'switchLocation', 'port')
  const go = useNavigate()
  const notify = useNotify()
  const { data } = switchPortsApi.endpoints.lldpConfigView.useQuery(at)
  const [update] = switchPortsApi.endpoints.lldpConfigUpdate.useMutation()
  if (!data) return null
  const back = () => void go(paths.switchPort(at), { preventScrollReset: true })
  return (
    <SidePanelForm
      title="Edit LLDP configuration"
      subtitle={`${at.port} of ${at.switchLocation}`}
      submitLabel="Update LLDP configuration"
      schema={lldpSchema}
      initial={lldpValues(data)}
      draft={{ fields: lldpTexts.map(({ key }) => key) }}
      send={(values) => update({ ...at, body: lldpBody(data, values) }).unwrap()}
      onSaved={() => {
        notify(`LLDP configuration of ${at.port} updated`)
        back()
      }}
      onDismiss={back}
      fieldErrorsFrom={() => ({})}
    >
      <p>
        It belongs to the settings of the port: other ports with the same settings announce the same. What is
        left empty is inherited from the switch.
      </p>
      <CheckboxField name="enabled" label="Announce this port to its neighbour" />
      {lldpTexts.map(({ key, label }) => (
        <TextField key={key} name={key} label={label} optional />
      ))}
    </SidePanelForm>
  )
}
