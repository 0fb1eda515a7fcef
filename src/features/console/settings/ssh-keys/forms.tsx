import { useBack } from '#features/kit/routing/useBack'
import { SshKeyPanel } from '#features/shared/sshKey/SshKeyPanel'
import { sshKeys } from './noun'

/** The panel that adds a key, over the list. */
export function AddSshKeyForm() {
  const goBack = useBack()
  const back = () => goBack(sshKeys.to.list())
  return (
    <SshKeyPanel
      note="New instances can be created with the key. Existing instances do not get it."
      onAdded={back}
      onDismiss={back}
    />
  )
}
