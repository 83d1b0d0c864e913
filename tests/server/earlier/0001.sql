BEGIN TRANSACTION;
CREATE TABLE alembic_version (
	version_num VARCHAR(32) NOT NULL, 
	CONSTRAINT alembic_version_pkc PRIMARY KEY (version_num)
);
INSERT INTO "alembic_version" VALUES('0001');
CREATE TABLE guests (
	id VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	seen BIGINT NOT NULL, 
	CONSTRAINT pk_guests PRIMARY KEY (id)
);
INSERT INTO "guests" VALUES('bprJ23egr9iUA_da','Ann',1794852971961);
CREATE TABLE keys (
	name VARCHAR NOT NULL, 
	value BLOB NOT NULL, 
	CONSTRAINT pk_keys PRIMARY KEY (name)
);
INSERT INTO "keys" VALUES('cookies',X'3B3C9B701540621B109AE9E39651F6F9E4D65D53960C8717E8AAC559D747C332');
CREATE TABLE lines (
	room VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	name VARCHAR NOT NULL, 
	text VARCHAR NOT NULL, 
	phrase VARCHAR NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_lines PRIMARY KEY (room, number), 
	CONSTRAINT fk_lines_room FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);
INSERT INTO "lines" VALUES('2oe6ap99kv33',0,0,'Ginger','hello','',1794852972128);
CREATE TABLE moves (
	room VARCHAR NOT NULL, 
	number INTEGER NOT NULL, 
	seat INTEGER NOT NULL, 
	choice INTEGER NOT NULL, 
	action INTEGER NOT NULL, 
	draws JSON NOT NULL, 
	at BIGINT NOT NULL, 
	CONSTRAINT pk_moves PRIMARY KEY (room, number), 
	CONSTRAINT fk_moves_room FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
)
 WITHOUT ROWID

;
INSERT INTO "moves" VALUES('2oe6ap99kv33',0,-1,0,0,'[9,4,3,0,1,5,2,1,4,0,1,2,4,0,3,0,2,4,5,3,2,5,4,1,5,0,5,1,2,3,3]',1794852972039);
INSERT INTO "moves" VALUES('2oe6ap99kv33',1,1,0,41,'[]',1794852972120);
INSERT INTO "moves" VALUES('2oe6ap99kv33',2,2,0,41,'[]',1794852972123);
INSERT INTO "moves" VALUES('2oe6ap99kv33',3,0,0,37,'[]',1794852972128);
INSERT INTO "moves" VALUES('2oe6ap99kv33',4,0,1,47,'[]',1794852972135);
INSERT INTO "moves" VALUES('2oe6ap99kv33',5,1,1,45,'[]',1794852972138);
INSERT INTO "moves" VALUES('2oe6ap99kv33',6,2,1,47,'[]',1794852972141);
INSERT INTO "moves" VALUES('2oe6ap99kv33',7,0,2,23,'[]',1794852972143);
INSERT INTO "moves" VALUES('2oe6ap99kv33',8,1,2,14,'[]',1794852972144);
INSERT INTO "moves" VALUES('2oe6ap99kv33',9,2,2,4,'[]',1794852972146);
INSERT INTO "moves" VALUES('2oe6ap99kv33',10,2,3,20,'[]',1794852972148);
INSERT INTO "moves" VALUES('2oe6ap99kv33',11,0,3,0,'[]',1794852972151);
INSERT INTO "moves" VALUES('2oe6ap99kv33',12,1,3,16,'[]',1794852972153);
INSERT INTO "moves" VALUES('2oe6ap99kv33',13,2,4,12,'[]',1794852972157);
INSERT INTO "moves" VALUES('2oe6ap99kv33',14,0,4,19,'[]',1794852972160);
INSERT INTO "moves" VALUES('2oe6ap99kv33',15,1,4,18,'[]',1794852972163);
INSERT INTO "moves" VALUES('2oe6ap99kv33',16,2,5,13,'[]',1794852972165);
INSERT INTO "moves" VALUES('2oe6ap99kv33',17,0,5,17,'[]',1794852972167);
INSERT INTO "moves" VALUES('2oe6ap99kv33',18,1,5,1,'[]',1794852972169);
CREATE TABLE places (
	room VARCHAR NOT NULL, 
	seat INTEGER NOT NULL, 
	sitter VARCHAR NOT NULL, 
	guest VARCHAR NOT NULL, 
	name VARCHAR NOT NULL, 
	bot VARCHAR NOT NULL, 
	token_hash BLOB NOT NULL, 
	ready BOOLEAN NOT NULL, 
	stands_in BOOLEAN NOT NULL, 
	abandons BOOLEAN NOT NULL, 
	CONSTRAINT pk_places PRIMARY KEY (room, seat), 
	CONSTRAINT fk_places_room FOREIGN KEY(room) REFERENCES rooms (id) ON DELETE CASCADE
);
INSERT INTO "places" VALUES('2oe6ap99kv33',0,'person','rT_U4oPCjSWbnSbe','Ginger','',X'11164E2AF21A591A71A1BDB301296F728FC5C0C5BDDB7BA844858630794CF1F6',1,0,0);
INSERT INTO "places" VALUES('2oe6ap99kv33',1,'bot','','Luna','random',X'',1,0,0);
INSERT INTO "places" VALUES('2oe6ap99kv33',2,'bot','','Momo','greedy',X'',1,0,0);
INSERT INTO "places" VALUES('daf10e6abpub',0,'person','ODkpA3hMugBU--h5','Whiskers','',X'054BFCCB51353258506D24A5FFFDB15BA3535FF4204947199EC60A17D4A0566D',0,0,0);
INSERT INTO "places" VALUES('daf10e6abpub',1,'bot','','Luna','greedy',X'',1,0,0);
INSERT INTO "places" VALUES('daf10e6abpub',2,'free','','','',X'',0,0,0);
CREATE TABLE rooms (
	id VARCHAR NOT NULL, 
	game VARCHAR NOT NULL, 
	rules INTEGER NOT NULL, 
	seats INTEGER NOT NULL, 
	options JSON NOT NULL, 
	timing JSON NOT NULL, 
	listed BOOLEAN NOT NULL, 
	lesson BOOLEAN NOT NULL, 
	host INTEGER NOT NULL, 
	host_guest VARCHAR NOT NULL, 
	status VARCHAR NOT NULL, 
	seed BLOB NOT NULL, 
	next_room VARCHAR NOT NULL, 
	points JSON NOT NULL, 
	ranks JSON NOT NULL, 
	created BIGINT NOT NULL, 
	started BIGINT NOT NULL, 
	changed BIGINT NOT NULL, 
	CONSTRAINT pk_rooms PRIMARY KEY (id)
);
INSERT INTO "rooms" VALUES('2oe6ap99kv33','catinthebox',1,3,'{}','{"budget":0,"increment":0,"each_move":0}',0,0,0,'rT_U4oPCjSWbnSbe','playing',X'1CA541E544255BF45121D3ABBCB3A8B8D5C409355992FE83A5BC31F0C6E87119','','[]','[]',1794852972007,1794852972039,1794852972007);
INSERT INTO "rooms" VALUES('daf10e6abpub','felix',1,3,'{"edition":"international","public_mice":"no","open_won_cards":"no"}','{"budget":0,"increment":0,"each_move":0}',0,0,0,'ODkpA3hMugBU--h5','waiting',X'','','[]','[]',1794852972179,0,1794852972179);
CREATE INDEX ix_rooms_status_changed ON rooms (status, changed);
CREATE INDEX ix_rooms_host_guest ON rooms (host_guest);
CREATE INDEX ix_places_guest ON places (guest);
COMMIT;
