import { To } from '../parts'

export default function InstancesHelp() {
  return (
    <p>
      An instance is a virtual machine. It boots from a <To topic="disks">disk</To> and reaches others through
      its <To topic="network-interfaces">network interfaces</To>.
    </p>
  )
}
