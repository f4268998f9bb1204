import { guestUserId, type User } from '#core/account/user.ts'
import { dashboardWords } from '#words/library/dashboard.ts'

export const nameOfUser = ({ id, fullName, username }: User): string =>
  id === guestUserId ? dashboardWords.guest : fullName || username
