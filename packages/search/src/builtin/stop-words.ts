// cspell:ignore couldnt doesnt isnt
/** Words that are ignored unless the query has no others. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  (
    'a about actually after again all almost already also although always am an and another any anyone anything are as at ' +
    'be because been being between but by can cant cannot come could did do does doesnt doing dont ' +
    'each else even ever every exactly for from get gets give given goes got ' +
    'had happen happens has have having he help her here him his how i if in instead into is isnt it its ' +
    'just know let lets like look make makes may me mean means might more most much must my ' +
    'need needs never nothing not now often of off ok on once one or other our out over own ' +
    'place please possible really same see seem should so some someone something somehow still ' +
    'such sure take tell than that the their them then there these they thing things this those ' +
    'through to too under up us use used uses using very via want wants was way ways we well ' +
    'were what whats when where which while who whose why will with wont work works would ' +
    'yes yet you your ' +
    'inside within during until upon two three both few many several'
  ).split(' '),
);

/** Words of many messages, which say little about the problem. */
export const BOILERPLATE: ReadonlySet<string> = new Set(
  (
    'error errors fatal panic warn warning fail fails failed failure failing unable cannot couldnt could ' +
    'exit exits exited status code codes command terminated unexpectedly trying try ' +
    'executing execute running process returned occurred'
  ).split(' '),
);
