/**
 * Why: readers report problems of a page with an issue that names it.
 * Wraps: EditThisPage of theme-classic 3.10, which docs and other pages show.
 * Remove when: the theme has a link for feedback.
 * No upstream issue.
 */
import type {ReactNode} from 'react';
import EditThisPage from '@theme-original/EditThisPage';
import type {Props} from '@theme/EditThisPage';
import ReportProblem from '@site/src/components/ReportProblem';

export default function EditThisPageWrapper(props: Props): ReactNode {
  return (
    <>
      <EditThisPage {...props} />
      <ReportProblem />
    </>
  );
}
