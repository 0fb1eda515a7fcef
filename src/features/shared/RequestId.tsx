import { CopyButton } from '../../ui/CopyButton'

/** The id under which the server logged a call that failed, to be quoted. */
export const RequestId = ({ value }: { value: string }) => (
  <span>
    Request <code>{value}</code> <CopyButton value={value} label="Copy request ID" />
  </span>
)
