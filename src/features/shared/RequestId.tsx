import { CopyButton } from '#ui/actions/CopyButton'

/** The request id of a failed call. */
export const RequestId = ({ value }: { value: string }) => (
  <span>
    Request <code>{value}</code> <CopyButton value={value} label="Copy request ID" />
  </span>
)
