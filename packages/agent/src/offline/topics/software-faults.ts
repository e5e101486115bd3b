// What goes wrong in an app: bugs are of another sort than a door that does not close.
import { type SampleRow, readRows } from './topic.ts'

export const softwareFaults: readonly SampleRow[] = readRows(`
Total is wrong after a voucher is taken off | Only with two items or more | status=progress; priority=high; severity=major; date=-6; assign=Mateo; version=2.4.1; category=Checkout
Login link opens twice on older phones | | status=new; priority=medium; severity=minor; date=-5; assign=Ines; version=2.4.0; category=Sign-in
Search finds nothing with an umlaut | Müller yes, MÜLLER no | status=done; priority=medium; severity=major; date=-9; assign=Jun; version=2.3.7; category=Search
Report is empty on the 31st | | status=new; priority=high; severity=critical; date=0; assign=Mateo; version=2.4.1; category=Reports
Names longer than a line push the button away | Chidinma found it | status=progress; priority=low; severity=minor; date=-3; assign=Ines; version=2.4.1; category=Layout
Upload stops at 90 percent | Only over the train's network | status=new; priority=high; severity=major; date=-2; assign=Jun; version=2.4.1; category=Files
Reminder comes an hour late since October | Clock change | status=done; priority=medium; severity=minor; date=-21; assign=Mateo; version=2.3.5; category=Mail
Saved twice when Enter is held down | | status=new; priority=high; severity=critical; date=-1; assign=Ines; version=2.4.1; category=Forms`)
