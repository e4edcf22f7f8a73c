BEGIN TRANSACTION;
CREATE TABLE events (
	table_id VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	at FLOAT NOT NULL, 
	kind VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	person VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	PRIMARY KEY (table_id, number)
);
INSERT INTO "events" VALUES('UfvmB1yPEyAv',0,1.79497355048930335051e+09,'sit',0,'f40accd54555e356','{"name":"Ada","salt":"salt"}');
INSERT INTO "events" VALUES('wNnLTIK5s66H',0,1.79497355057084417339e+09,'sit',0,'1397fca73375a9ec','{"name":"Eve","salt":"salt"}');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',1,1.79497355060893416401e+09,'sit',1,'9129efb18c4d4b2b','{"name":"Bob","salt":"pepper"}');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',2,1.79497355061007976529e+09,'answer',-1,'','objective Tiamat''s Chosen');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',3,1.79497355061007976529e+09,'answer',-1,'','objective Hannibals Dream');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',4,1.79497355061007976529e+09,'answer',-1,'','objective Grande Armée');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',5,1.79497355061007976529e+09,'answer',-1,'','objective Curator of Morrigan');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',6,1.79497355061007976529e+09,'answer',-1,'','objective Warith Hadid');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',7,1.79497355061007976529e+09,'answer',-1,'','show 1 Economic Energy Assignment');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',8,1.79497355061007976529e+09,'answer',-1,'','show 1 explore for 3 blue');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',9,1.79497355061007976529e+09,'answer',-1,'','show 2 Integrated Scientific Expansion');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',10,1.79497355061007976529e+09,'answer',-1,'','show 2 attack for 2 red');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',11,1.79497355061007976529e+09,'answer',-1,'','show 3 Unyielding Strategic Ascendancy');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',12,1.79497355061007976529e+09,'answer',-1,'','show 3 move for 2 red');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',13,1.79497355061007976529e+09,'answer',-1,'','show 4 Energy Independent Methods');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',14,1.79497355061007976529e+09,'answer',-1,'','show 4 build for 1 blue');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',15,1.79497355061007976529e+09,'answer',-1,'','civilization architects');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',16,1.79497355061007976529e+09,'answer',-1,'','civilization helix');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',17,1.79497355061007976529e+09,'answer',-1,'','draw Expanse of Khalid');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',18,1.79497355061007976529e+09,'answer',-1,'','draw Clandestino');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',19,1.79497355062521457679e+09,'say',0,'','{"name":"Ada","text":"an old word"}');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',20,1.79497355062752056119e+09,'answer',0,'f40accd54555e356','place Expanse of Khalid A2');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',21,1.79497355062752056119e+09,'answer',-1,'','draw Cradle of Astara');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',22,1.79497355062752056119e+09,'answer',-1,'','draw Asterions Fall');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',23,1794973550.63371,'answer',1,'9129efb18c4d4b2b','place Cradle of Astara F4 r1');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',24,1794973550.63371,'answer',-1,'','order 1 teal');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',25,1.79497355065211248396e+09,'answer',0,'f40accd54555e356','build');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',26,1.7949735506556231976e+09,'answer',0,'f40accd54555e356','build fleets 1 A1');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',27,1.79497355065769362454e+09,'answer',0,'f40accd54555e356','build outpost A1');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',28,1.79497355065769362454e+09,'snapshot',-1,'','{"rules":"1","position":"milkomeda edition=directives\nround 1, order teal gold, turn gold\nteal: architects, storage 5 2 6 4, last build build\ngold: helix, storage 6 6 6 4\nA1: 4 teal, teal outpost new\nA2 Expanse of Khalid\nF4 Cradle of Astara r1\nF5: 3 gold\ndeck 26\nknown: Asterions Fall, Clandestino\ndisplay 1: Economic Energy Assignment / explore for 3 blue\ndisplay 2: Integrated Scientific Expansion / attack for 2 red\ndisplay 3: Unyielding Strategic Ascendancy / move for 2 red\ndisplay 4: Energy Independent Methods / build for 1 blue\nobjective Tiamat''s Chosen\nobjective Hannibals Dream\nobjective Grande Armée\nobjective Curator of Morrigan\nobjective Warith Hadid\npending: choose 13; claims; module; claims; end-turn\n"}');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',29,1.79497355066007709505e+09,'answer',1,'9129efb18c4d4b2b','explore');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',30,1.7949735506619069577e+09,'answer',1,'9129efb18c4d4b2b','probe F5');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',31,1.79497355066374206546e+09,'answer',1,'9129efb18c4d4b2b','spend 2 green');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',32,1.79497355066374206546e+09,'answer',-1,'','draw Serpents Eye');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',33,1.79497355066374206546e+09,'answer',-1,'','draw Novatron');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',34,1.79497355066374206546e+09,'answer',-1,'','draw Kirikos Den');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',35,1.79497355066374206546e+09,'answer',-1,'','draw Clandestino');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',36,1.7949735506662817001e+09,'answer',0,'f40accd54555e356','no offer');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',37,1.79497355066819787024e+09,'answer',1,'9129efb18c4d4b2b','refresh 1 protocol');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',38,1.79497355066819787024e+09,'answer',-1,'','show 1 build for 3 red');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',39,1.79497355067022895808e+09,'answer',1,'9129efb18c4d4b2b','order gold teal');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',40,1.79497355067203569409e+09,'answer',0,'f40accd54555e356','no offer');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',41,1.79497355067379951482e+09,'answer',1,'9129efb18c4d4b2b','order gold teal');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',42,1.79497355067568612101e+09,'answer',1,'9129efb18c4d4b2b','move');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',43,1.79497355067757439614e+09,'answer',1,'9129efb18c4d4b2b','spend 9 blue');
INSERT INTO "events" VALUES('UfvmB1yPEyAv',44,1.79497355067941784861e+09,'answer',1,'9129efb18c4d4b2b','from F5');
CREATE TABLE keys (
	hash VARCHAR NOT NULL, 
	kind VARCHAR NOT NULL, 
	person VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	PRIMARY KEY (hash)
);
INSERT INTO "keys" VALUES('6c0aec70ab28836d5b6d31bba99ca277b8974fc3da902b4e32842f9c443be313','browser','f40accd54555e356','',-1);
INSERT INTO "keys" VALUES('cdd1b872886806df158e788938b6c49ddb5d67df76c2afd56c2aa6d047466f8a','browser','9129efb18c4d4b2b','',-1);
INSERT INTO "keys" VALUES('144f0bc67ccedf4f1698c6734aef5e9e940f821d2353d6cb9a7d08ee6fa509cb','recovery','f40accd54555e356','',-1);
INSERT INTO "keys" VALUES('72a0006abcde4aa7618904153d975410526ee70d6e8fca754e3aa5ed839f6de2','browser','1397fca73375a9ec','',-1);
CREATE TABLE people (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	created FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "people" VALUES('f40accd54555e356','Ada',1.79497355036367893217e+09);
INSERT INTO "people" VALUES('9129efb18c4d4b2b','Bob',1.7949735504112811088e+09);
INSERT INTO "people" VALUES('1397fca73375a9ec','Eve',1.7949735505386726856e+09);
CREATE TABLE presence (
	table_id VARCHAR NOT NULL, 
	process VARCHAR NOT NULL, 
	seats VARCHAR NOT NULL, 
	until FLOAT NOT NULL, 
	PRIMARY KEY (table_id, process)
);
CREATE TABLE sittings (
	person VARCHAR NOT NULL, 
	table_id VARCHAR NOT NULL, 
	PRIMARY KEY (person, table_id)
);
INSERT INTO "sittings" VALUES('f40accd54555e356','UfvmB1yPEyAv');
INSERT INTO "sittings" VALUES('1397fca73375a9ec','wNnLTIK5s66H');
INSERT INTO "sittings" VALUES('9129efb18c4d4b2b','UfvmB1yPEyAv');
CREATE TABLE tables (
	id VARCHAR NOT NULL, 
	created FLOAT NOT NULL, 
	game VARCHAR NOT NULL, 
	rules VARCHAR NOT NULL, 
	options VARCHAR NOT NULL, 
	players INTEGER NOT NULL, 
	host VARCHAR NOT NULL, 
	private BOOLEAN NOT NULL, 
	clock INTEGER NOT NULL, 
	when_late VARCHAR NOT NULL, 
	secret VARCHAR NOT NULL, 
	start VARCHAR NOT NULL, 
	phase VARCHAR NOT NULL, 
	due FLOAT NOT NULL, 
	summary VARCHAR DEFAULT '' NOT NULL, 
	changed FLOAT NOT NULL, 
	PRIMARY KEY (id)
);
INSERT INTO "tables" VALUES('UfvmB1yPEyAv',1.79497355048930335051e+09,'milkomeda','1','edition=directives',2,'f40accd54555e356',0,0,'bot','326130ef131c25feff9b08df26cc07159bbe125cc4ead5b75d77d68026dc3f3e','','playing',0.0,'{"phase":"playing","seats":[{"kind":"person","name":"Ada","person":"f40accd54555e356","bot":"","salt":"salt"},{"kind":"person","name":"Bob","person":"9129efb18c4d4b2b","bot":"","salt":"pepper"}],"waiting":[1],"answers":41}',1.79497355067992186549e+09);
INSERT INTO "tables" VALUES('wNnLTIK5s66H',1.79497355057084417339e+09,'milkomeda','1','edition=protocols',2,'1397fca73375a9ec',0,0,'bot','f4804f1c22cdf554e0eba4c116aeccec1efcc50fbdbc23766cb0f4d89c711407','','open',0.0,'{"phase":"open","seats":[{"kind":"person","name":"Eve","person":"1397fca73375a9ec","bot":"","salt":"salt"},{"kind":"open","name":"","person":"","bot":"","salt":""}],"waiting":[],"answers":0}',1.79497355057157540313e+09);
CREATE INDEX ix_tables_due ON tables (due);
CREATE INDEX ix_tables_phase ON tables (phase);
CREATE INDEX ix_keys_person ON keys (person);
COMMIT;
