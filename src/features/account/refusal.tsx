import { Banner } from '#ui/notices/banner.tsx'
import type { AccountFailure } from '#workspace/account/session.ts'

import { describeRefusal } from './account-messages.ts'

type RefusalProps = { failure: AccountFailure | null; fallback: string }

/** Why nobody got in, when no field is to blame or a sentence at the field is not enough. */
export function Refusal({ failure, fallback }: RefusalProps) {
  const text = describeRefusal(failure, fallback)
  return text && <Banner tone="danger">{text}</Banner>
}
