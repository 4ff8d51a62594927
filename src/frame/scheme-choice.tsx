// Day, night, or as the device says; shown only where script can keep the choice.

import { Island } from "../page/island.tsx";
import { usePage } from "../page/page-context.tsx";
import { schemeIsland } from "./scheme/island/row.ts";
import { schemes } from "./scheme/island/scheme.ts";

export function SchemeChoice() {
	const { t } = usePage();
	return (
		<Island row={schemeIsland}>
			<fieldset className="scheme-choice">
				<legend className="float-left me-4 text-sm text-night-muted">{t("scheme.label")}</legend>
				{schemes.map((scheme) => (
					<label key={scheme}>
						<input type="radio" name="scheme" value={scheme} defaultChecked={scheme === "auto"} />{" "}
						{t(`scheme.${scheme}`)}
					</label>
				))}
			</fieldset>
		</Island>
	);
}
